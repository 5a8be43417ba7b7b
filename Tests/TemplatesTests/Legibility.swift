import Testing

typealias Object = [String: Any]

/// A text and one surface it is drawn on.
struct Lettering {
  let text: String
  let contrast: Double
}

/// Every text of a document with the surfaces that phones draw it on.
func letterings(of type: String, _ block: Object) throws -> [Lettering] {
  switch type {
  case "banner":
    return try texts(in: block, on: surfaces(block["background"]))
  case "modal", "sheet":
    let card = try surfaces(block["background"])
    return try texts(in: block, on: card) + buttons(in: block, on: card)
  case "fullscreen":
    let cover = try #require(block["cover"] as? Object)
    let behind = try surfaces(cover["background"]) + [.scrim]
    return try texts(in: block, on: behind) + buttons(in: block, on: behind)
  case "video":
    return try texts(in: block, on: [.scrim]) + buttons(in: block, on: [.scrim])
  case "carousel", "stories":
    return try objects(block["items"]).flatMap {
      try texts(in: $0, on: [.scrim]) + buttons(in: $0, on: [.scrim])
    }
  case "scratchcard":
    let card = try surfaces(block["background"])
    return try texts(in: block, on: card) + button(block["revealButton"], on: card)
      + reward(block["reward"], on: [.ticket])
  case "spinwheel":
    let card = try surfaces(block["background"])
    return try texts(in: block, on: card) + button(block["spinButton"], on: card)
      + reward(block["reward"], on: card)
      + objects(block["segments"]).flatMap {
        try lettering($0["message"], on: surfaces($0["color"])) + reward($0["reward"], on: card)
      }
  default:
    return []
  }
}

/// The colours of a solid or gradient background, with steps between the stops of a gradient.
private func surfaces(_ value: Any?) throws -> [Paint] {
  let stops = try (value as? [Any] ?? [value as Any]).map(paint)
  let between = zip(stops, stops.dropFirst()).flatMap { pair in
    [0.25, 0.5, 0.75].map { pair.0.mixed(with: pair.1, $0) }
  }
  return stops + between
}

private func paint(_ value: Any?) throws -> Paint {
  try #require((value as? String).flatMap(Paint.init))
}

private func texts(in block: Object, on surfaces: [Paint]) throws -> [Lettering] {
  try lettering(block["title"], on: surfaces) + lettering(block["message"], on: surfaces)
}

private func buttons(in block: Object, on surfaces: [Paint]) throws -> [Lettering] {
  try (block["buttons"] as? [Any] ?? []).flatMap { try button($0, on: surfaces) }
}

private func reward(_ value: Any?, on surfaces: [Paint]) throws -> [Lettering] {
  guard let reward = value as? Object else { return [] }
  return try texts(in: reward, on: surfaces) + button(reward["button"], on: surfaces)
}

private func button(_ value: Any?, on surfaces: [Paint]) throws -> [Lettering] {
  guard let button = value as? Object else { return [] }
  let fill = try paint(button["background"])
  return try lettering(button["text"], on: surfaces.map { fill.over($0) })
}

private func lettering(_ value: Any?, on surfaces: [Paint]) throws -> [Lettering] {
  guard let text = value as? Object else { return [] }
  let words = try #require(text["text"] as? String)
  let ink = try paint(text["color"])
  return surfaces.map { Lettering(text: words, contrast: ink.over($0).contrast(with: $0)) }
}

func objects(_ value: Any?) throws -> [Object] { try #require(value as? [Object]) }
