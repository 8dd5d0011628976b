/// How far the pictures of a scenario may differ from their baselines, and why.
public nonisolated struct PictureTolerance: Hashable, Sendable {
  /// How much each component of a pixel may differ, 0…255.
  public var levels: Int
  /// How many pixels may differ at all.
  public var pixels: Int
  /// How many of them may be inside any square of 8×8 pixels; nil for no limit.
  public var densest: Int?
  /// Why the pictures cannot be compared exactly.
  public var reason: String

  /// Makes a tolerance.
  public init(levels: Int, pixels: Int, densest: Int? = nil, reason: String) {
    self.levels = levels
    self.pixels = pixels
    self.densest = densest
    self.reason = reason
  }
}
