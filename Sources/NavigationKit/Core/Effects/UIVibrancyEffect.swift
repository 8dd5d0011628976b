import Drawing
import Foundation

/// The effect that draws text, fills and lines over a blur in one colour that lets the blur through.
///
/// The colours of all in the effect view are replaced, but not their opacity; pictures keep their
/// colours.
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur that it is for.
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// Makes an effect for text over a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Makes an effect for content over a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
    super.init()
  }

  /// The colour, for the look that the blur has.
  var color: UIColor { blur.inOwnLook(style.color) }
}

/// The kind of content that an effect over a blur is for.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Text.
  case label = 0
  /// Text of less importance.
  case secondaryLabel = 1
  /// Text of little importance.
  case tertiaryLabel = 2
  /// Text of the least importance.
  case quaternaryLabel = 3
  /// Large shapes.
  case fill = 4
  /// Shapes of medium size.
  case secondaryFill = 5
  /// Small shapes.
  case tertiaryFill = 6
  /// Lines.
  case separator = 7

  /// The system's colour for the same content.
  fileprivate var color: UIColor {
    switch self {
    case .label: .label.withAlphaComponent(Self.labelOpacity)
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }

  /// Tuned by eye.
  private static let labelOpacity: CGFloat = 0.8
}
