import Foundation

/// Shows a background configuration behind a cell's content.
final class CellBackgroundView: UIView {
  /// What it shows.
  var configuration: UIBackgroundConfiguration { didSet { show(insteadOf: oldValue) } }
  private let panel = UIView()

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(panel)
    show(insteadOf: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func show(insteadOf old: UIBackgroundConfiguration?) {
    if old?.customView !== configuration.customView { old?.customView?.removeFromSuperview() }
    configuration.customView.map(panel.addSubview)
    panel.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    panel.layer.cornerRadius = configuration.cornerRadius
    panel.layer.borderWidth = configuration.strokeWidth
    panel.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    panel.clipsToBounds = configuration.cornerRadius > 0
    setNeedsLayout()
  }

  override func tintColorDidChange() { show(insteadOf: configuration) }

  override func layoutSubviews() {
    panel.frame = bounds.inset(
      by: configuration.backgroundInsets.sides(isRightToLeft: isRightToLeft))
    configuration.customView?.frame = panel.bounds
  }
}
