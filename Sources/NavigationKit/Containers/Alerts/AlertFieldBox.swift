import Foundation

/// The frame around an alert's fields, which touch each other, with a line between two.
final class AlertFieldBox: UIView {
  /// The number of fields.
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .systemBackground
    layer.cornerRadius = TextFieldMetrics.cornerRadius
  }

  required init?(coder: NSCoder) { nil }

  override func paint(on canvas: inout Canvas) {
    let bounds = presentedBounds(at: canvas.now)
    let line = UIColor.separator.color(in: canvas.traits)
    let height = bounds.height / CGFloat(count)
    for index in 1..<max(count, 1) {
      let y = height * CGFloat(index)
      canvas.fillHairline(
        CGRect(x: 0, y: y, width: bounds.width, height: canvas.hairline), line)
    }
    canvas.stroke(
      bounds, line, width: TextFieldMetrics.borderWidth(of: .roundedRect),
      cornerRadius: TextFieldMetrics.cornerRadius)
  }
}
