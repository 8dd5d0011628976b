import Foundation

extension UIButton: WrappingContent {
  var wrapsContent: Bool { configuration != nil }

  func contentSize(within width: CGFloat?) -> CGSize {
    guard let configuration, let width else { return intrinsicContentSize }
    return layout(of: configuration, width: width).size
  }
}

extension UIButton: BaselineContent {
  func baselines(width: CGFloat) -> TextBaselines? {
    titleLabel.flatMap { $0.baselines(width: configuration == nil ? 0 : $0.bounds.width) }
  }
}
