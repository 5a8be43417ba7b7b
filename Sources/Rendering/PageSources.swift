/// The script and the styles of a page, compiled in from the files in `Page/`.
struct PageSources {
  let script: String
  let styles: String

  /// Puts a page together from what draws on the screen: scripts stand after the helpers and before what shows phones.
  private init(drawing scripts: [[UInt8]], styles: [[UInt8]]) {
    script = Self.text(
      [
        PackageResources.kit_js, PackageResources.touch_js, PackageResources.paging_js,
      ] + scripts + [
        PackageResources.phone_js, PackageResources.controls_js, PackageResources.findings_js,
        PackageResources.page_js, PackageResources.grid_js, PackageResources.main_js,
      ])
    self.styles = Self.text(
      [PackageResources.page_css, PackageResources.phone_css] + styles)
  }

  private init(script: String, styles: String) {
    self.script = script
    self.styles = styles
  }

  /// The page with what follows its server, and keeps the chosen settings when it is shown anew.
  var followingServer: PageSources {
    PageSources(script: script + "\n" + Self.text([PackageResources.watch_js]), styles: styles)
  }

  private static func text(_ files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}

extension PageSources {
  /// The page of an in-app message: how it moves, its parts, and a file for each display type.
  static let message = PageSources(
    drawing: [
      PackageResources.motion_js, PackageResources.media_js, PackageResources.parts_js,
      PackageResources.reward_js, PackageResources.banner_js, PackageResources.modal_js,
      PackageResources.sheet_js, PackageResources.carousel_js, PackageResources.fullscreen_js,
      PackageResources.stories_js, PackageResources.video_js, PackageResources.pip_js,
      PackageResources.scratchcard_js, PackageResources.spinwheel_js,
    ],
    styles: [PackageResources.types_css])

  /// The page of an inbox: its feed, the parts of cards, and the cards.
  static let feed = PageSources(
    drawing: [
      PackageResources.feed_js, PackageResources.feedswipe_js, PackageResources.feedparts_js,
      PackageResources.feedcards_js,
    ],
    styles: [PackageResources.feed_css])
}
