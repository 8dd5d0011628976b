import Foundation

/// Shows a background configuration behind a cell's content.
final class CellBackgroundView: UIView {
  /// What it shows.
  var configuration: UIBackgroundConfiguration { didSet { show(insteadOf: oldValue) } }
  private let panel = UIView()
  private let border = UIView()
  private var effect: UIVisualEffectView?
  private var picture: UIImageView?

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(panel)
    addSubview(border)
    show(insteadOf: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func show(insteadOf old: UIBackgroundConfiguration?) {
    if old?.customView !== configuration.customView { old?.customView?.removeFromSuperview() }
    showEffect()
    showImage()
    configuration.customView.map(panel.addSubview)
    let color = configuration.resolvedBackgroundColor(for: tintColor)
    panel.backgroundColor = effect == nil ? color : nil
    effect?.contentView.backgroundColor = color
    panel.layer.cornerRadius = configuration.cornerRadius
    panel.clipsToBounds = configuration.cornerRadius > 0 || picture != nil
    border.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
    border.layer.borderWidth = configuration.strokeWidth
    border.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    setNeedsLayout()
  }

  private func showEffect() {
    guard effect?.effect != configuration.visualEffect else { return }
    effect?.removeFromSuperview()
    effect = configuration.visualEffect.map(UIVisualEffectView.init)
    effect.map { panel.insertSubview($0, at: 0) }
  }

  private func showImage() {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      return picture = nil
    }
    let picture = picture ?? UIImageView()
    picture.image = image
    picture.contentMode = configuration.imageContentMode
    if picture.superview == nil { panel.addSubview(picture) }
    self.picture = picture
  }

  override func tintColorDidChange() { show(insteadOf: configuration) }

  override func layoutSubviews() {
    panel.frame = bounds.inset(
      by: configuration.backgroundInsets.sides(isRightToLeft: isRightToLeft))
    border.frame = panel.frame.insetBy(
      dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    for view in [effect, picture, configuration.customView] { view?.frame = panel.bounds }
  }
}
