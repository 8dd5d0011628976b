/// How a film's picture fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// The gravity of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As large as fits, in its shape.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// As small as fills, in its shape.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// As large as the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

// Names of Swift 3.

/// The picture is stretched.
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
/// The whole picture is seen.
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
/// The picture fills the layer.
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
