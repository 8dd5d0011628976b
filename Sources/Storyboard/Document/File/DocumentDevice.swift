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
  /// The device of a document by its root element; in old files that of its simulated metrics.
  func device(_ root: DocumentElement) -> DocumentDevice? {
    guard let element = root.child(tag: "device"), let id = element.id else {
      return simulatedDevice(root)
    }
    let adaptation = element.child(tag: "adaptation")?.id ?? element["adaptation"]
    return DocumentDevice(
      id: id, orientation: choice("orientation", of: element) ?? .portrait,
      appearance: choice("appearance", of: element) ?? .light,
      adaptation: adaptation == "fullscreen" ? nil : adaptation)
  }

  /// The device of the metrics that all scenes have, such as `retina4` or `retina4_7.fullscreen`.
  private func simulatedDevice(_ root: DocumentElement) -> DocumentDevice? {
    guard let metrics = root.child(tag: "simulatedMetricsContainer"),
      let screen = metrics.child(tag: "simulatedScreenMetrics")
    else { return nil }
    let isPad = root["targetRuntime"] == "iOS.CocoaTouch.iPad"
    let type = screen["type"]?.split(separator: ".").first.map(String.init)
    let orientation = metrics.child(tag: "simulatedOrientationMetrics")?["orientation"] ?? ""
    return DocumentDevice(
      id: type.map { Self.screens[$0] ?? $0 } ?? (isPad ? "ipad9_7" : "retina3_5"),
      orientation: orientation.hasPrefix("landscape") ? .landscape : .portrait)
  }

  /// The names of devices by those that older Xcodes gave their screens.
  private static let screens = [
    "retina4": "retina4_0", "retina47": "retina4_7", "retina55": "retina5_5",
    "retina35": "retina3_5", "iPad": "ipad9_7",
  ]
}
