import Foundation

/// The card a sheet's content lies on.
final class SheetCard: UIView {
  private let content: UIView

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(content)
  }

  override func layoutSubviews() {
    guard content.superview === self else { return }
    backgroundColor = content.backgroundColor
    content.frame = bounds.inset(by: UIEdgeInsets(bottom: overhang))
  }

  /// How far the card reaches below what is seen of it.
  private var overhang: CGFloat {
    guard let superview, frame.maxY > superview.bounds.maxY else { return 0 }
    return min(SheetMetrics.cornerRadius, frame.maxY - superview.bounds.maxY)
  }
}
