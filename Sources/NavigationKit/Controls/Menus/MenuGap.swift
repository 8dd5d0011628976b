import Foundation

/// The band between two sections of a menu.
final class MenuGap: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .menuGap
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: MenuMetrics.gapHeight)
  }
}
