/// The script and the styles of the page, compiled in from the files in `Page/`.
enum Page {
  /// The script: helpers, a file for each display type, then what puts the page together.
  static let script = text(
    [
      PackageResources.kit_js, PackageResources.motion_js, PackageResources.media_js,
      PackageResources.parts_js, PackageResources.reward_js, PackageResources.banner_js,
      PackageResources.modal_js, PackageResources.sheet_js, PackageResources.carousel_js,
      PackageResources.fullscreen_js, PackageResources.stories_js, PackageResources.video_js,
      PackageResources.pip_js, PackageResources.scratchcard_js, PackageResources.spinwheel_js,
      PackageResources.phone_js, PackageResources.controls_js, PackageResources.findings_js,
      PackageResources.page_js, PackageResources.grid_js, PackageResources.main_js,
    ])

  /// The styles of the page, of the phone on it, and of messages.
  static let styles = text(
    [PackageResources.page_css, PackageResources.phone_css, PackageResources.types_css])

  private static func text(_ files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
