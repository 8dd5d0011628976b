/// For which traits a variation counts, such as `heightClass=regular-widthClass=compact`.
public struct TraitCondition: Sendable, Hashable {
  /// The size classes; nil for any.
  public let width, height: SizeClass?
  /// Whether it also asks for something that is not known here, such as a colour gamut.
  public let asksForMore: Bool

  /// Makes a condition of a variation's key; `default` asks for nothing.
  public init(key: String) {
    let parts = key == "default" ? [] : key.split(separator: "-")
    let values = parts.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    func sizeClass(_ name: String) -> SizeClass? {
      values.first { $0.first == name }.flatMap { $0.last }.flatMap(SizeClass.init)
    }
    width = sizeClass("widthClass")
    height = sizeClass("heightClass")
    asksForMore = values.count != [width, height].count { $0 != nil }
  }

  /// Whether it holds.
  public func holds(for traits: DocumentTraits) -> Bool {
    !asksForMore && (width ?? traits.width) == traits.width
      && (height ?? traits.height) == traits.height
  }

  /// How many size classes it asks for; what asks for more counts over what asks for less.
  public var strength: Int { [width, height].count { $0 != nil } }
}
