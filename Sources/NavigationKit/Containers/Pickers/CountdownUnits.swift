import Foundation

/// The units of a countdown: they stand still beside the wheels' numbers.
///
/// Numbers end, and units begin, at the same place in all rows; both together are in the middle of
/// their wheel.
final class CountdownUnits: UIView {
  private var labels: [UILabel] = []
  private var columns: [Column] = []
  /// The wheels' frames.
  var wheels: [CGRect] = [] { didSet { if wheels != oldValue { setNeedsLayout() } } }

  /// How wide the numbers and units of a wheel get, in points.
  nonisolated struct Column: Hashable {
    var number: CGFloat
    var unit: CGFloat

    var width: CGFloat { number + CountdownUnits.gap + unit }
    /// Where the numbers end, and the units begin, from the wheel's middle.
    var numberEnd: CGFloat { number - width / 2 }
    var unitStart: CGFloat { numberEnd + CountdownUnits.gap }
  }

  override func assemble() {
    super.assemble()
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  /// Shows a unit for each wheel; none for no texts.
  func show(_ texts: [String], in columns: [Column]) {
    while labels.count > texts.count { labels.removeLast().removeFromSuperview() }
    while labels.count < texts.count {
      labels.append(UILabel(frame: .zero))
      labels.last.map(addSubview)
    }
    for (label, text) in zip(labels, texts) {
      label.font = Self.font
      label.text = text
    }
    self.columns = columns
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let drop = ((PickerMetrics.font.drop - Self.font.drop) * 2).rounded() / 2
    for (label, (column, wheel)) in zip(labels, zip(columns, wheels)) {
      let start = column.unitStart
      let left = isRightToLeft ? wheel.midX - start - column.unit : wheel.midX + start
      label.frame = CGRect(
        x: left, y: wheel.minY + drop, width: column.unit, height: wheel.height)
    }
  }

  /// The font of units; it grows with that of the numbers.
  static var font: UIFont {
    UIFontMetrics(forTextStyle: .title3).scaledFont(
      for: .systemFont(ofSize: fontSize, weight: .semibold), maximumPointSize: largestFontSize)
  }

  /// The space between a number and its unit, and the sizes of the units' font, in points; tuned
  /// by eye.
  nonisolated private static let gap: CGFloat = 7
  nonisolated private static let fontSize: CGFloat = 17
  nonisolated private static let largestFontSize: CGFloat = 22
}

extension UIFont {
  /// How far the baseline is below the middle of a line.
  fileprivate var drop: CGFloat { (ascender + descender) / 2 }
}
