/// The screen for which a file was drawn.
public struct DocumentDevice: Sendable, Hashable {
  /// How it is held.
  public enum Orientation: String, Sendable {
    /// Upright or on its side.
    case portrait, landscape
  }

  /// How the system looks.
  public enum Appearance: String, Sendable {
    /// With light or dark backgrounds.
    case light, dark
  }

  /// Xcode's name of it, such as `retina6_1`.
  public let id: String
  /// How it is held.
  public let orientation: Orientation
  /// How the system looks.
  public let appearance: Appearance
  /// The part of the screen on an iPad, such as `splitview1_2`; nil for all of it.
  public let adaptation: String?

  /// Makes a device.
  public init(
    id: String, orientation: Orientation = .portrait, appearance: Appearance = .light,
    adaptation: String? = nil
  ) {
    self.id = id
    self.orientation = orientation
    self.appearance = appearance
    self.adaptation = adaptation
  }
}

extension ElementReader {
  /// The device of a document by its root element.
  func device(_ root: DocumentElement) -> DocumentDevice? {
    guard let element = root.child(tag: "device"), let id = element.id else { return nil }
    let adaptation = element.child(tag: "adaptation")?.id ?? element["adaptation"]
    return DocumentDevice(
      id: id, orientation: choice("orientation", of: element) ?? .portrait,
      appearance: choice("appearance", of: element) ?? .light,
      adaptation: adaptation == "fullscreen" ? nil : adaptation)
  }
}
