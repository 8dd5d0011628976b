import Drawing
import Foundation
import NavigationKit

/// Bars of how long the last frames took, the latest at the right, with a line at their budget.
final class StripChart: UIView {
  /// Seconds, the latest last.
  var values: [TimeInterval] = [] { didSet { if values != oldValue { setNeedsDisplay() } } }
  private let budget: TimeInterval

  /// How many budgets its height stands for, and the margin around the bars, in points.
  private static let budgets = 2.0
  private static let margin = InspectorPanel.margin

  init(budget: TimeInterval, frame: CGRect) {
    self.budget = budget
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    accessibilityLabel = "Frame times"
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let area = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let width = area.width / CGFloat(Inspection.frameCount)
    for (index, value) in values.enumerated() {
      let height = area.height * min(value / (budget * Self.budgets), 1)
      let place = CGFloat(Inspection.frameCount - values.count + index)
      (value > budget ? UIColor.systemRed : .systemGreen).setFill()
      UIRectFill(
        CGRect(
          x: area.minX + place * width, y: area.maxY - height, width: max(1, width - 0.5),
          height: height))
    }
    UIColor.separator.setFill()
    UIRectFill(CGRect(x: area.minX, y: area.midY, width: area.width, height: 1))
    UIRectFill(CGRect(x: area.minX, y: area.maxY, width: area.width, height: 1))
  }
}
