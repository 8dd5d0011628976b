import Foundation

extension UISegmentedControl: BaselineContent {
  func baselines(width: CGFloat) -> TextBaselines? {
    segments.lazy.compactMap { $0.baselines(in: self) }.first
  }
}
