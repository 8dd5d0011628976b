import Foundation

extension UITextField: BaselineContent {
  func baselines(width: CGFloat) -> TextBaselines? { textBaselines }
}
