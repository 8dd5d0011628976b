import Foundation

extension UIPickerView {
  /// The view of a row: the delegate's, or its title.
  func rowView(_ row: Int, in component: Int, reusing view: UIView?) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
      ?? titleView(forRow: row, inComponent: component, reusing: view)
  }

  /// A label with a row's title.
  func titleView(forRow row: Int, inComponent component: Int, reusing view: UIView?) -> UIView {
    let label = view as? PickerRowLabel ?? PickerRowLabel(frame: .zero)
    if let styled = styledTitle(row, in: component) {
      label.attributedText = styled
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    }
    return label
  }

  /// The title of a row, for its element.
  func title(_ row: Int, in component: Int) -> String? {
    styledTitle(row, in: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }

  /// Tells the delegate that the user has selected a row.
  func userDidSelect(_ row: Int, in component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  private func styledTitle(_ row: Int, in component: Int) -> NSAttributedString? {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
  }
}

/// The title of a row.
final class PickerRowLabel: UILabel {
  override func assemble() {
    super.assemble()
    byDefault {
      font = PickerMetrics.font
      textAlignment = .center
    }
    adjustsFontForContentSizeCategory = true
  }

  /// Where the title ends, in points beyond the middle; nil for one in the middle.
  var end: CGFloat? { didSet { setNeedsDisplay() } }

  override func drawText(in rect: CGRect) {
    guard let end else { return super.drawText(in: rect) }
    let width = max(0, rect.width / 2 + end)
    let left = isRightToLeft ? rect.maxX - width : rect.minX
    super.drawText(in: CGRect(x: left, y: rect.minY, width: width, height: rect.height))
  }
}
