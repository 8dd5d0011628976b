import Drawing
import Foundation

/// A card of an alert: title, message and fields, and below them a list of buttons.
final class AlertGroup: UIView {
  private let header: AlertHeader?
  private let list: AlertButtonList

  /// Makes a card; with `isApart` it has the opaque background of a separate Cancel button.
  init(_ content: AlertContent, form: AlertForm, isApart: Bool = false) {
    header = content.hasHeader ? AlertHeader(content, form: form) : nil
    list = AlertButtonList(content, form: form)
    super.init(frame: .zero)
    clipsToBounds = true
    if form != .popover {
      layer.cornerRadius = AlertMetrics.cornerRadius
      layer.cornerCurve = .continuous
      backgroundColor = isApart ? .alertCancelBackground : .alertBackground
      isFrosted = true
    }
    list.hasLineAbove = header != nil
    header.map(addSubview)
    addSubview(list)
  }

  required init?(coder: NSCoder) { nil }

  var buttons: [AlertButton] { list.buttons }
  /// Called with each touch on the buttons.
  var whenTouched: (UITouch, UITouch.Phase) -> Void {
    get { list.whenTouched }
    set { list.whenTouched = newValue }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (header, list) = heights(in: size)
    return CGSize(width: size.width, height: header + list)
  }

  private func heights(in size: CGSize) -> (header: CGFloat, list: CGFloat) {
    let endless = CGSize(width: size.width, height: .greatestFiniteMagnitude)
    return AlertLayout.heights(
      header: header?.sizeThatFits(endless).height ?? 0,
      list: list.sizeThatFits(endless).height, button: list.buttonHeight, room: size.height)
  }

  override func layoutSubviews() {
    let (top, bottom) = heights(in: bounds.size)
    header?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    list.frame = CGRect(x: 0, y: top, width: bounds.width, height: bottom)
  }
}
