import Drawing
import Foundation

/// The top of an activity sheet: what the items are, and a close button.
final class ActivityHeader: UIView {
  private let imageView: UIImageView
  private let labels: [UILabel]
  private let button: UIButton

  init(_ items: [ActivityItem], close: @escaping () -> Void) {
    let first = items.first
    imageView = UIImageView(image: UIImage(systemName: first?.symbol ?? "doc"))
    imageView.contentMode = .scaleAspectFit
    let texts =
      items.count == 1
      ? [items[0].title, items[0].detail] : ["\(items.count) Items"]
    labels = zip(texts, [UIFont.TextStyle.headline, .footnote]).map { text, style in
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = style == .headline ? .label : .secondaryLabel
      return label
    }
    button = UIButton(
      type: .system,
      primaryAction: UIAction(image: UIImage(systemName: "xmark.circle.fill")) { _ in close() })
    button.accessibilityLabel = "Close"
    button.tintColor = UIColor.tertiaryLabel
    super.init(frame: .zero)
    for view in [imageView, button] + labels { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private var heights: [CGFloat] {
    labels.map { $0.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).height }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = max(heights.reduce(0, +), ActivityMetrics.imageSize)
    return CGSize(width: size.width, height: content + 2 * ActivityMetrics.margin)
  }

  override func layoutSubviews() {
    let (margin, side, close) = (
      ActivityMetrics.margin, ActivityMetrics.imageSize, ActivityMetrics.closeSize
    )
    imageView.frame = placed(
      CGRect(x: margin, y: bounds.midY - side / 2, width: side, height: side))
    button.frame = placed(
      CGRect(
        x: bounds.width - margin - close, y: bounds.midY - close / 2, width: close, height: close))
    let start = margin + side + ActivityMetrics.gap
    let width = max(0, bounds.width - start - ActivityMetrics.gap - close - margin)
    var y = bounds.midY - heights.reduce(0, +) / 2
    for (label, height) in zip(labels, heights) {
      label.frame = placed(CGRect(x: start, y: y, width: width, height: height))
      y += height
    }
  }

  override func paint(on canvas: inout Canvas) {
    let line = canvas.hairline
    canvas.fillHairline(
      CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line),
      UIColor.separator.color(in: canvas.traits))
  }
}
