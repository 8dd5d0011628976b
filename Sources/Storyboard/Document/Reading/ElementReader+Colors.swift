extension ElementReader {
  /// A colour that is a child; nil if there is none or it is explicitly nil.
  public func color(_ key: String, of element: DocumentElement) -> DocumentColor? {
    guard let child = self.child(key, of: element), child.tag != "nil" else { return nil }
    return color(child)
  }

  /// The colour that an element describes.
  func color(_ element: DocumentElement) -> DocumentColor? {
    let fallback = hasComponents(element) ? components(element) : nil
    if let name = systemName(element) {
      return .system(name, fallback: fallback ?? resources.systemColors[name])
    }
    if let name = element["name"] {
      // The text system of macOS writes its system colours in this way.
      return element["catalog"] == "System"
        ? .system(name, fallback: fallback)
        : .asset(name, fallback: fallback ?? resources.namedColors[name])
    }
    guard hasComponents(element) else {
      note("it has neither components nor a name, so it is left out", at: element)
      return nil
    }
    return fallback.map(DocumentColor.literal)
  }

  /// The newest of the three ways to name a colour of the system counts.
  private func systemName(_ element: DocumentElement) -> String? {
    element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
  }

  private func hasComponents(_ element: DocumentElement) -> Bool {
    ["red", "green", "blue", "white"].contains { element[$0] != nil }
  }

  private func components(_ element: DocumentElement) -> ColorComponents? {
    let isGray = element["white"] != nil
    let names = isGray ? ["white"] : ["red", "green", "blue"]
    let values = names.compactMap { length($0, of: element) }
    guard values.count == names.count else {
      note("one of \(names.joined(separator: ", ")) is missing, so it is left out", at: element)
      return nil
    }
    let alpha = min(1, max(0, double("alpha", of: element) ?? 1))
    return isGray
      ? ColorComponents(white: values[0], alpha: alpha, space: space(of: element))
      : ColorComponents(
        red: values[0], green: values[1], blue: values[2], alpha: alpha, space: space(of: element))
  }

  /// Before Xcode 8, files for iOS wrote the values of the screen and called them calibrated.
  private func space(of element: DocumentElement) -> ColorComponents.Space {
    switch element["customColorSpace"] ?? element["colorSpace"] {
    case "displayP3": .displayP3
    case "calibratedRGB": isColorMatched ? .genericRGB : .sRGB
    default: .sRGB
    }
  }
}
