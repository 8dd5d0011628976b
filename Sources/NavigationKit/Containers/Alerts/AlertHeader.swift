import Foundation

/// The part of an alert above the buttons: title, message and fields; it scrolls if it is too tall.
final class AlertHeader: UIScrollView {
  private let labels: [UILabel]
  private let fields: [UITextField]
  /// The frame around the fields; nil without fields.
  private let box: AlertFieldBox?
  private let form: AlertForm

  init(_ content: AlertContent, form: AlertForm) {
    self.form = form
    fields = content.fields
    box = fields.isEmpty ? nil : AlertFieldBox(count: fields.count)
    let isAlert = form == .alert
    labels = [
      AlertHeader.label(
        content.title, .headline,
        isAlert ? AlertMetrics.buttonFontSize : AlertMetrics.fieldFontSize,
        .semibold, isAlert ? .label : .secondaryLabel),
      AlertHeader.label(
        content.message, .footnote, AlertMetrics.fieldFontSize, .regular,
        isAlert ? .label : .secondaryLabel),
    ].compactMap { $0 }
    super.init(frame: .zero)
    box.map(addSubview)
    for view in labels + fields { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private static func label(
    _ text: String?, _ style: UIFont.TextStyle, _ size: CGFloat, _ weight: UIFont.Weight,
    _ color: UIColor
  ) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    label.text = text
    label.font = UIFontMetrics(forTextStyle: style)
      .scaledFont(for: .systemFont(ofSize: size, weight: weight))
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  /// The frames of labels and fields in a width, and the total height.
  private func places(width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
    let margin = form == .alert ? AlertMetrics.topMargin : AlertMetrics.sheetTopMargin
    let room = width - 2 * AlertMetrics.margin
    var frames: [CGRect] = []
    var y = margin
    func add(_ height: CGFloat, gap: CGFloat) {
      if !frames.isEmpty { y += gap }
      frames.append(CGRect(x: AlertMetrics.margin, y: y, width: room, height: height))
      y += height
    }
    for label in labels {
      add(
        label.sizeThatFits(CGSize(width: room, height: 0)).height, gap: AlertMetrics.messageGap)
    }
    let fieldHeight = UIFontMetrics.grown(AlertMetrics.fieldHeight, in: traitCollection)
    for index in fields.indices { add(fieldHeight, gap: index == 0 ? AlertMetrics.fieldGap : 0) }
    return (frames, y + margin)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(width: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(width: bounds.width)
    contentSize = CGSize(width: bounds.width, height: places.height)
    for (label, frame) in zip(labels, places.frames) { label.frame = frame }
    let rows = places.frames.dropFirst(labels.count)
    for (field, row) in zip(fields, rows) {
      field.frame = row.insetBy(dx: TextFieldMetrics.margin, dy: 0)
    }
    box?.frame = rows.reduce(.null) { $0.union($1) }
  }
}
