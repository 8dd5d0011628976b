/// The size classes for which a file is read.
public struct DocumentTraits: Sendable, Hashable {
  /// How much room there is across.
  public var width: SizeClass
  /// How much room there is from top to bottom.
  public var height: SizeClass

  /// Makes traits.
  public init(width: SizeClass, height: SizeClass) { (self.width, self.height) = (width, height) }
}
