internal import Authoring
internal import Campaigns
internal import Checking
internal import Diagnostics
internal import Host
internal import JSONTree
internal import SourceText
internal import Wording

/// A campaign as it was found: a file of its own, a template, or nothing but flags.
struct CampaignInput {
  var campaign = Campaign()
  /// The campaign file, where there is one.
  private(set) var document: Document?
  /// What is wrong with the campaign file.
  private(set) var diagnostics: [Diagnostic] = []
  /// The folder from which paths in the file start.
  private(set) var folder = ""
  /// The template read from standard input.
  private var template: Document?

  /// Takes a word of the command line: a campaign file, a template, `-`, or none.
  init(_ word: String?, stdinName: String?, _ console: Console) throws {
    self.init()
    guard let word else { return }
    guard word == "-" || (Files.kind(of: word) != .folder && !word.lowercased().hasSuffix(".zip"))
    else {
      use(template: word)
      return
    }
    let bytes =
      word == "-" ? try console.input() : try Files.read(word, limit: Limits.document)
    let name = word == "-" ? stdinName ?? "<stdin>" : word
    let document = Document(parsing: SourceFile(name: name, bytes: bytes))
    let kind = document.likelyKind(else: .campaign)
    guard kind != .pushwooshJSON else {
      throw Failure(
        "\(printable(name)) holds translations, not a campaign",
        help: "name the template's folder or its \(Input.configName)")
    }
    guard kind == .campaign else {
      use(template: word)
      if word == "-" {
        campaign.messages[0].template = nil
        template = document
      }
      return
    }
    use(file: document)
  }

  /// Takes a campaign file.
  init(file document: Document) { use(file: document) }

  private init() {}

  private mutating func use(file document: Document) {
    self.document = document
    let name = document.source.name
    folder = name.contains("/") ? Files.parent(of: name) : ""
    let file = CampaignFile(document)
    campaign = file.campaign
    let isReadable = document.isComplete && document.root != nil
    diagnostics = document.syntaxFindings + (isReadable ? file.diagnostics : [])
  }

  private mutating func use(template path: String) {
    var message = Campaign.Message()
    message.template = Campaign.Written(path)
    campaign.messages = [message]
  }
}

extension CampaignInput {
  /// A campaign with its templates read, and what is wrong with it.
  struct Prepared {
    let rehearsal: Rehearsal
    /// The messages' templates, by index.
    let templates: [Document?]
    let faults: [CampaignFault]
  }

  /// What a file says, ready to be run; what is wrong with its dates and templates is in the faults.
  func rehearsal(now: Instant?) -> Prepared {
    var faults: [CampaignFault] = []
    let templates = campaign.messages.map { message -> Document? in
      guard let written = message.template else { return template }
      do { return try Self.template(at: path(written)) } catch {
        let failure = Failure(error)
        // What a ZIP is refused for comes on lines of its own.
        let reasons = failure.message.split(separator: "\n").map {
          wrapped(String($0), width: .max)[0]
        }
        let message = reasons.joined(separator: "; ")
        faults.append(CampaignFault(message, help: failure.help, at: written.place))
        return nil
      }
    }
    let rehearsal = Rehearsal(
      campaign, templates: templates.map { $0?.root }, zones: TimeZoneDatabase(), now: now
    ) { (written) throws(CampaignFault) in
      do throws(FileError) {
        return try Files.readFile(path(written), limit: Limits.document)
      } catch {
        throw CampaignFault(error.message, at: written.place)
      }
    }
    return Prepared(
      rehearsal: rehearsal, templates: templates, faults: faults + rehearsal.faults)
  }

  /// A path of a flag, or one that starts where the file lies.
  private func path(_ written: Campaign.Written) -> String {
    written.place == nil || folder.isEmpty || written.text.hasPrefix("/")
      ? written.text : Files.joining(folder, written.text)
  }

  private static func template(at path: String) throws -> Document {
    guard
      Files.kind(of: path) != .folder
        || Files.kind(of: Files.joining(path, Input.configName)) != nil
    else { throw Failure("\(printable(path)) holds no \(Input.configName)") }
    let input =
      Files.kind(of: path) == .folder
      ? try Input.lying(at: Files.joining(path, Input.configName)) : try Input.lying(at: path)
    let document = Document(parsing: input.config)
    guard let root = document.root, root.kind == .object else {
      throw Failure("\(printable(input.config.name)) is no template: it must hold an object")
    }
    return document
  }
}

extension CampaignInput {
  /// What is wrong with the file, its dates and templates included, in the order of the file.
  var findings: [Diagnostic] { findings(rehearsal(now: Instant(milliseconds: 0)).faults) }

  /// What is wrong with the file, with faults that were found in it.
  func findings(_ faults: [CampaignFault]) -> [Diagnostic] {
    let all = diagnostics + faults.compactMap(finding)
    return all.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// A fault as a finding about the file; nil where it is about a flag.
  private func finding(_ fault: CampaignFault) -> Diagnostic? {
    guard let document, let place = fault.place else { return nil }
    return Diagnostic(
      rule: .campaignUnusableValue, severity: .error, message: fault.message,
      source: document.source, range: place,
      pointer: document.path(to: place)?.pointer ?? "", targets: [], help: fault.help)
  }
}

extension Document {
  /// The path to the value that these bytes spell.
  fileprivate func path(to range: Range<Int>) -> Path? {
    var path = Path.root
    guard var node = root else { return nil }
    while node.range != range {
      guard let (step, next) = node.child(around: range.lowerBound) else { return nil }
      path = path.appending(step)
      node = next
    }
    return path
  }
}

extension Node {
  /// The member or element that a byte of the file is in.
  fileprivate func child(around offset: Int) -> (PathStep, Node)? {
    guard kind == .object else {
      return elements.enumerated().first { $0.element.range.contains(offset) }
        .map { (.index($0.offset), $0.element) }
    }
    return members.first { $0.value.range.contains(offset) }.map { (.key($0.key), $0.value) }
  }
}
