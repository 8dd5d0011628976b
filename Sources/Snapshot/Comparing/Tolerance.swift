/// How far a picture may differ from its baseline, in absolute numbers, and why.
public struct Tolerance: Hashable, Sendable, Codable {
  /// How much a pixel may differ in each component, 0…255.
  public var levels: Int
  /// How many pixels may differ at all.
  public var pixels: Int
  /// How many of them may lie in any 8×8 pixels; nil for no such limit.
  public var densest: Int?
  /// Why exactness cannot be had.
  public var reason: String

  /// Makes a tolerance.
  public init(levels: Int, pixels: Int, densest: Int? = nil, reason: String) {
    self.levels = levels
    self.pixels = pixels
    self.densest = densest
    self.reason = reason
  }
}
