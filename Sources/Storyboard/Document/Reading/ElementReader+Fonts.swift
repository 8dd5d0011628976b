extension ElementReader {
  /// A font that is a child; nil if there is none.
  public func font(
    _ key: String = "fontDescription", of element: DocumentElement
  ) -> DocumentFont? {
    guard let child = self.child(key, of: element), child.tag != "nil" else { return nil }
    // The text system names its attributes in its own way.
    return child.tag == "font" ? textFont(child) : font(child)
  }

  private func font(_ element: DocumentElement) -> DocumentFont? {
    let size = fontSize("pointSize", of: element)
    if element["style"] != nil {
      return choice("style", of: element, as: DocumentFont.TextStyle.self).map {
        DocumentFont(face: .textStyle($0), size: size)
      }
    }
    if let name = element["name"] {
      return DocumentFont(face: Self.face(named: name, family: element["family"]), size: size)
    }
    let weight: DocumentFont.Weight? = choice("weight", of: element)
    let faces: [String: DocumentFont.Face] = [
      "system": .system(weight ?? .regular), "boldSystem": .boldSystem,
      "italicSystem": .italicSystem,
    ]
    let face = choice("type", of: element, among: faces)
    return DocumentFont(face: face ?? .system(weight ?? .regular), size: size)
  }

  private func textFont(_ element: DocumentElement) -> DocumentFont? {
    let size = fontSize("size", of: element)
    if let name = element["name"] {
      return DocumentFont(face: Self.face(named: name, family: nil), size: size)
    }
    let face = choice("metaFont", of: element, among: Self.metaFonts)
    return DocumentFont(face: face ?? .system(.regular), size: size)
  }

  private func fontSize(_ name: String, of element: DocumentElement) -> Double? {
    guard let size = double(name, of: element) else { return nil }
    guard (0...DocumentLimits.largestFont).contains(size) else {
      note(name, is: "a font's size", at: element)
      return nil
    }
    // UIKit makes a font of 12 points of one without a size.
    return size > 0 ? size : 12
  }

  /// Names that begin with a dot are those of the system's own fonts.
  private static func face(named name: String, family: String?) -> DocumentFont.Face {
    guard name.hasPrefix(".") else { return .named(name, family: family) }
    return name.lowercased().contains("bold") ? .boldSystem : .system(.regular)
  }

  private static let metaFonts: [String: DocumentFont.Face] = [
    "system": .system(.regular), "systemUltraLight": .system(.ultraLight),
    "systemThin": .system(.thin), "systemLight": .system(.light),
    "systemMedium": .system(.medium), "systemSemibold": .system(.semibold),
    "systemBold": .boldSystem, "systemHeavy": .system(.heavy), "systemBlack": .system(.black),
    "cellTitle": .system(.regular), "menu": .system(.regular), "message": .system(.regular),
    "smallSystem": .system(.regular), "label": .system(.regular),
  ]
}
