public import Foundation

/// Makes a configuration's colour of another, for instance by the state.
///
/// Copies of a transformer are equal, others are not.
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer: Hashable {
  private let change: Transformation<UIColor>

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { change = Transformation(transform) }

  /// The colour made of another.
  public func callAsFunction(_ input: UIColor) -> UIColor { change.transform(input) }

  /// The colour made of another.
  public var transform: (UIColor) -> UIColor { change.transform }

  /// Makes greys of colours.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let color = color.color(in: traits)
      return UIColor(
        white: 0.299 * CGFloat(color.red) + 0.587 * CGFloat(color.green)
          + 0.114 * CGFloat(color.blue), alpha: CGFloat(color.alpha))
    }
  }
}

/// Makes the attributes of a configuration's text of others.
///
/// Copies of a transformer are equal, others are not.
@preconcurrency @MainActor
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private let change: Transformation<AttributeContainer>

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    change = Transformation(transform)
  }

  /// The attributes made of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    change.transform(input)
  }

  /// The attributes made of others.
  public var transform: (AttributeContainer) -> AttributeContainer { change.transform }
}

/// A closure that is equal to itself.
private final class Transformation<Value>: Hashable {
  let transform: (Value) -> Value

  init(_ transform: @escaping (Value) -> Value) { self.transform = transform }

  nonisolated static func == (one: Transformation, other: Transformation) -> Bool { one === other }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
