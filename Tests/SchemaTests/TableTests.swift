import Schema
import Testing

/// The lint of the schema table itself: every row is complete and consistent.
@Suite struct TableTests {
  static let models: [(place: String, model: Model)] =
    [
      ("native-config.json", .nativeConfig), ("pushwoosh.json", .pushwooshJSON),
      ("campaign", .campaign), ("create-message", .createMessage),
    ]
    + Catalogue.displayTypes.map { ($0.name, $0.block) }

  static let rows: [(place: String, field: Field)] = models.flatMap { place, model in
    model.fieldsByPath.map { ("\(place).\($0.path)", $0.field) }
  }

  @Test func theTenDisplayTypesAreThereOnce() {
    #expect(
      Catalogue.displayTypes.map(\.name) == [
        "modal", "fullscreen", "stories", "banner", "carousel", "sheet", "video", "pip",
        "scratchcard", "spinwheel",
      ])
  }

  @Test func namesAreUniqueInEachObject() {
    func check(_ model: Model, _ place: String) {
      let names = model.fields.map(\.name)
      #expect(Set(names).count == names.count, "\(place)")
      #expect(names.count <= 64, "the checker keeps the fields it has seen in 64 bits")
      for field in model.fields {
        for inner in field.models { check(inner, "\(place).\(field.name)") }
      }
    }
    for (place, model) in Self.models { check(model, place) }
  }

  @Test func summariesAreOneShortSentence() {
    for (place, field) in Self.rows {
      #expect(field.summary.hasSuffix("."), "\(place)")
      #expect(field.summary.count <= 100, "\(place)")
      #expect(field.summary.first?.isUppercase == true, "\(place)")
      #expect(field.inertBecause?.hasSuffix(".") ?? true, "\(place)")
    }
    for type in Catalogue.displayTypes {
      #expect(type.summary.hasSuffix("."), "\(type)")
    }
  }

  @Test func everyPathResolvesToItsFieldAndReadsBack() throws {
    for (_, model) in Self.models {
      for (path, field) in model.fieldsByPath {
        let read = try #require(SchemaPath(path.description))
        #expect(read == path)
        #expect(model.field(at: read)?.name == field.name)
        #expect(model.field(at: read)?.summary == field.summary, "\(path)")
      }
    }
    #expect(Self.rows.count > 200)
  }

  @Test func requiredScalarsHaveAnExampleOfTheirOwn() {
    for (place, field) in Self.rows where field.isRequired && !place.hasSuffix("[]") {
      switch field.shape {
      case .boolean, .number, .index, .color, .gradient:
        #expect(field.example != nil, "\(place)")
      default: break
      }
    }
  }

  @Test func limitsGoFromTheGravestToTheMildest() {
    for (place, field) in Self.rows {
      guard case .number(let bounds) = field.shape else { continue }
      let weights = bounds.limits.map {
        max($0.beyond.ios.weight, $0.beyond.android.weight)
      }
      #expect(weights == weights.sorted(by: >), "\(place)")
    }
  }

  @Test func everyRoleOfTheTableIsUsed() {
    let used = Set(Self.rows.compactMap(\.field.role))
    #expect(used == Set(Role.allCases))
  }
}
