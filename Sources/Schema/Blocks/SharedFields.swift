extension Field {
  /// The corner button that closes the message.
  static func showClose(inertBecause reason: String?) -> Field {
    .required(
      "showClose", .boolean, "Whether to show the close button.",
      example: true, role: .closeButton, inertBecause: reason)
  }

  /// Whether the screen behind the message darkens.
  static func dimBackground() -> Field {
    .required(
      "dimBackground", .boolean, "Whether to darken the screen behind the message.",
      example: true, role: .dim)
  }

  /// The fill of the whole message.
  static func background(_ summary: String, example: Literal = "#FFFFFFFF") -> Field {
    .required("background", .color, summary, example: example, role: .background)
  }

  /// The fill of a card that may be a gradient.
  static func gradient(_ summary: String) -> Field {
    .required(
      "background", .gradient, summary, example: "#FFFFFFFF", role: .background,
      opaqueBecause: "A gradient is always opaque.")
  }

  /// The picture of a message.
  static func image(_ summary: String) -> Field {
    .optional("image", .url(.image), summary, role: .image)
  }

  /// The headline.
  static func title(
    _ summary: String, on text: Model = .text, _ lettering: Lettering
  ) -> Field {
    .optional("title", .object(text), summary, role: .title, lettering: lettering)
  }

  /// The words under the headline.
  static func message(
    _ summary: String, on text: Model = .text, _ lettering: Lettering
  ) -> Field {
    .optional("message", .object(text), summary, role: .message, lettering: lettering)
  }

  /// The fields of a film.
  static func film() -> [Field] {
    [
      .required(
        "loop", .boolean, "Whether to start over at the end.", example: true, role: .loop),
      .required(
        "muted", .boolean, "Whether to start without sound.", example: true, role: .muted),
      .required(
        "url", .url(.video), "The video, HLS or MP4.",
        example: "https://example.com/video.mp4", role: .video),
      .optional(
        "poster", .url(.image), "The picture shown until the video plays.", role: .poster),
      .optional(
        "fallback", .url(.image), "The picture shown when the video fails.", role: .fallback),
    ]
  }
}

extension Support {
  /// Support that the vendor's page promises as it was seen; nil where no release has it.
  static func since(ios: SDKVersion?, android: SDKVersion?) -> Support {
    let both = Availability(ios: ios, android: android)
    return Support(documented: both, observed: both)
  }
}
