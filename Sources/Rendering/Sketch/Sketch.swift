internal import JSONTree
internal import Schema

/// A message drawn in the cells of a terminal, as one or more phones show it.
public struct Sketch: Sendable {
  /// The phones that show just this.
  public internal(set) var phones: [Preview.Phone]
  /// What is drawn of it; none where other phones show the message and these drop it, nor where it is not known how it
  /// looks.
  public internal(set) var pictures: [Picture]

  /// A phone at one moment.
  public struct Picture: Sendable {
    /// The rows of cells, each as wide as the others.
    public let lines: [String]
    /// When it looks so, in words; nil for the first look.
    public let note: String?
  }

  /// The columns of a phone.
  public static let width = 38
}

extension Preview {
  /// The phones as sketches in a terminal, those that look the same as one.
  ///
  /// A phone is at most as wide as the columns given, which are at least 20.
  public func sketches(
    columns: Int = Sketch.width, in style: SketchStyle, isFirstLanguageOnly: Bool = false
  ) -> [Sketch] {
    let width = max(18, min(Sketch.width, columns) - 2)
    let language = phones.first?.locale
    let chosen = phones.filter { !isFirstLanguageOnly || $0.locale == language }
    let isShown = chosen.contains { $0.outcome != "dropped" }
    var drawn: [[Canvas]] = []
    var sketches: [Sketch] = []
    for phone in chosen {
      let isEmpty = phone.outcome == "unknown" || isShown && phone.outcome == "dropped"
      let looks = isEmpty ? [] : phone.looks(width: width, isDark: view.isDark)
      let canvases = looks.map { Canvas(of: $0.marks, width: width, in: style) }
      if let index = drawn.firstIndex(of: canvases) {
        sketches[index].phones.append(phone)
        continue
      }
      drawn.append(canvases)
      sketches.append(
        Sketch(
          phones: [phone],
          pictures: zip(looks, canvases).map {
            Sketch.Picture(lines: $1.framed(in: style).lines(in: style), note: $0.note)
          }))
    }
    return sketches
  }
}

extension Preview.Phone {
  /// What the phone shows of the message, over an app.
  fileprivate func looks(width: Int, isDark: Bool) -> [Stage.Look] {
    let stage = Stage(
      width: width, height: 40, platform: target.platform, isDark: isDark,
      hasFirstViews: target.hasFirstViews)
    let app = Mark.app(isDark: isDark)
    guard let drawing, let layout = Stage.layout(drawing.kind) else {
      return [Stage.Look(marks: [app, stage.empty])]
    }
    let scene = isDark ? drawing.dark ?? drawing.light : drawing.light
    let looks = layout(scene, stage)
    return looks.isEmpty
      ? [Stage.Look(marks: [app, stage.empty])]
      : looks.map { Stage.Look(marks: [app] + $0.marks, note: $0.note) }
  }
}

extension Canvas {
  /// The screen of a phone.
  fileprivate init(of marks: [Mark], width: Int, in style: SketchStyle) {
    self.init(width: width, rows: 20)
    for mark in marks {
      switch style {
      case .colors: paint(mark)
      case .outlines(let isASCII): outline(mark, Pen(isASCII: isASCII))
      }
    }
  }

  /// The screen in the frame of a phone.
  fileprivate func framed(in style: SketchStyle) -> Canvas {
    var phone = Canvas(width: width + 2, rows: rows + 2)
    if case .outlines(let isASCII) = style {
      phone.frame(Box(x: 0, y: 0, width: phone.width, height: phone.height), Pen(isASCII: isASCII))
    }
    phone.place(self, 1, row: 1)
    guard style.isColored else { return phone }
    let edge = Tint(0x3A3A42)
    for x in 1...width {
      phone[x, 1] = edge
      phone[x, phone.height - 2] = edge
    }
    for y in 2..<phone.height - 2 {
      phone[0, y] = edge
      phone[width + 1, y] = edge
    }
    for (x, y) in [(1, 2), (width, 2), (1, phone.height - 3), (width, phone.height - 3)] {
      phone[x, y] = edge
    }
    return phone
  }
}
