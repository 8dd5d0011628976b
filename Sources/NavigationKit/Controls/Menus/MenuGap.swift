import Foundation

/// The band between two sections of a menu.
final class MenuGap: UIView {
  override func assemble() {
    backgroundColor = .menuGap
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: MenuMetrics.gapHeight)
  }
}
