import Drawing
import Foundation
import NavigationKit

/// The way of a pushed page over half a second: as usual, and as tuned.
final class MotionCurve: UIView {
  /// The tuned metrics.
  var metrics = TransitionMetrics() { didSet { if metrics != oldValue { setNeedsDisplay() } } }

  /// The seconds that its width stands for, and the margin around it, in points.
  private static let length: TimeInterval = 0.6
  private static let margin = InspectorPanel.margin

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    accessibilityLabel = "Way of a push"
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let area = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    UIColor.separator.setFill()
    UIRectFill(CGRect(x: area.minX, y: area.maxY, width: area.width, height: 1))
    UIRectFill(CGRect(x: area.minX, y: area.minY, width: area.width, height: 1))
    stroke(TransitionMetrics(), in: area, .systemGray)
    stroke(metrics, in: area, .systemBlue)
  }

  private func stroke(_ metrics: TransitionMetrics, in area: CGRect, _ color: UIColor) {
    let path = UIBezierPath()
    for step in 0...60 {
      let part = CGFloat(step) / 60
      let value = metrics.progress(at: Self.length * Double(part))
      let point = CGPoint(
        x: area.minX + area.width * part, y: area.maxY - area.height * CGFloat(value))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    color.setStroke()
    path.lineWidth = 2
    path.stroke()
  }
}
