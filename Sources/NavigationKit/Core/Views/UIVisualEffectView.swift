public import Foundation

/// A view that blurs and tints what is behind it.
open class UIVisualEffectView: UIView {
  private let glass = UIView(frame: .zero)
  /// The view for an app's own subviews, which are in front of the effect.
  public var contentView: UIView { content }
  private let content = EffectContentView(frame: .zero)

  /// Makes a view with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Makes a view without an effect; a storyboard sets it afterwards.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func assemble() {
    glass.isFrosted = true
    glass.isUserInteractionEnabled = false
    glass.frame = bounds
    glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in [glass, contentView] { addSubview(view) }
    // Constraints inside can give the whole view its size.
    contentView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    showEffect()
  }

  /// The effect, a `UIBlurEffect`, which fades if it is set in an animation, or a
  /// `UIVibrancyEffect`; nil for none.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  private func showEffect() {
    // The tint of before fades, so that it is not mixed with black.
    glass.backgroundColor =
      (effect as? UIBlurEffect)?.tint
      ?? (glass.backgroundColor ?? .clear).withAlphaComponent(0)
    content.color = (effect as? UIVibrancyEffect)?.color
    content.contentDidChangeForLayout()
  }
}

/// Holds what is in front of an effect.
private final class EffectContentView: UIView {
  var color: UIColor?
  override var uniformColor: UIColor? { color }
}
