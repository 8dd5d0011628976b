/// How a layer's picture is drawn at another size.
public nonisolated struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a filter by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Each pixel becomes a square.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Pixels are mixed with those beside them.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Pixels are mixed with those beside them, all that become one if the picture is drawn smaller.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
