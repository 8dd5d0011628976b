import Foundation

/// Shows a background configuration behind a cell's content.
final class CellBackgroundView: UIView {
  /// The configuration that is shown.
  var configuration: UIBackgroundConfiguration { didSet { show(insteadOf: oldValue) } }
  private let panel = UIView()
  private let border = UIView()
  private var picture: UIImageView?
  private var glass: UIVisualEffectView?

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [panel, border] { addSubview(view) }
    show(insteadOf: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func show(insteadOf old: UIBackgroundConfiguration?) {
    if old?.customView !== configuration.customView { old?.customView?.removeFromSuperview() }
    showGlass()
    showPicture()
    configuration.customView.map(panel.addSubview)
    panel.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    panel.layer.cornerRadius = configuration.cornerRadius
    panel.clipsToBounds =
      configuration.cornerRadius > 0
      && (configuration.customView != nil || configuration.image != nil
        || configuration.visualEffect != nil)
    border.isHidden = configuration.strokeWidth <= 0
    border.layer.borderWidth = configuration.strokeWidth
    border.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    border.layer.cornerRadius =
      configuration.cornerRadius > 0 ? configuration.cornerRadius + configuration.strokeOutset : 0
    setNeedsLayout()
  }

  private func showGlass() {
    guard let effect = configuration.visualEffect else {
      glass?.removeFromSuperview()
      return glass = nil
    }
    let glass = glass ?? UIVisualEffectView(effect: nil)
    glass.effect = effect
    self.glass = glass
    panel.insertSubview(glass, at: 0)
  }

  private func showPicture() {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      return picture = nil
    }
    let picture = picture ?? UIImageView(frame: .zero)
    picture.image = image
    picture.contentMode = configuration.imageContentMode
    self.picture = picture
    panel.addSubview(picture)
  }

  override func tintColorDidChange() { show(insteadOf: configuration) }

  override func layoutSubviews() {
    panel.frame = bounds.inset(
      by: configuration.backgroundInsets.sides(isRightToLeft: isRightToLeft))
    for view in [glass, picture, configuration.customView] { view?.frame = panel.bounds }
    let outset = -configuration.strokeOutset
    border.frame = panel.frame.insetBy(dx: outset, dy: outset)
  }
}
