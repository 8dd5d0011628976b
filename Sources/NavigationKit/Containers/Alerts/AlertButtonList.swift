import Drawing
import Foundation

/// The buttons of an alert: two side by side, or any number in a scrolling column.
final class AlertButtonList: UIScrollView {
  /// The buttons as they were added.
  private let added: [AlertButton]
  private let mayStandBeside: Bool
  /// Whether there is a separator line above it.
  var hasLineAbove = false
  /// Called with each touch on the buttons.
  var whenTouched: (UITouch, UITouch.Phase) -> Void = { _, _ in }

  init(_ content: AlertContent, form: AlertForm) {
    mayStandBeside = form == .alert
    let standsOut =
      content.preferred ?? (form == .popover ? nil : content.actions.first { $0.style == .cancel })
    added = content.actions.map {
      AlertButton(
        $0, form: form, standsOut: $0 === standsOut, isSuggested: $0 === content.preferred)
    }
    super.init(frame: .zero)
    for button in added { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// The height of a button, in points: the greatest minimum height of all.
  var buttonHeight: CGFloat { added.map(\.height).max() ?? 0 }

  /// The buttons in the order in which they are shown.
  var buttons: [AlertButton] { order(areBeside: areBeside(in: bounds.width)) }

  private func areBeside(in width: CGFloat) -> Bool {
    // Titles are measured only where it matters.
    mayStandBeside && added.count == 2
      && AlertLayout.areBeside(added.map(\.titleWidth), in: width)
  }

  private func order(areBeside: Bool) -> [AlertButton] {
    AlertLayout.order(of: added.map(\.action.style), areBeside: areBeside).map { added[$0] }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = added.map { $0.sizeThatFits(size).height }
    return CGSize(
      width: size.width,
      height: areBeside(in: size.width) ? heights.max() ?? 0 : heights.reduce(0, +))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let areBeside = areBeside(in: bounds.width)
    let size = sizeThatFits(CGSize(width: bounds.width, height: 0))
    contentSize = size
    var y: CGFloat = 0
    for (place, button) in order(areBeside: areBeside).enumerated() {
      button.lines = AlertButton.Lines(
        isAbove: hasLineAbove || (!areBeside && place > 0), isBeside: areBeside && place > 0)
      if areBeside {
        let frame = CGRect(
          x: CGFloat(place) * bounds.width / 2, y: 0, width: bounds.width / 2, height: size.height)
        button.frame = placed(frame)
      } else {
        let height = button.sizeThatFits(bounds.size).height
        button.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        y += height
      }
    }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { whenTouched($0, .began) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { whenTouched($0, .moved) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { whenTouched($0, .ended) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { whenTouched($0, .cancelled) }
  }
}
