import Foundation

/// Computes an alert's frame, the heights of its parts and the order of its buttons, without views.
nonisolated enum AlertLayout {
  /// The heights of the header and of the button list, in points; if there is too little room, the
  /// list is shortened first, to one and a half buttons at least, then the header.
  static func heights(
    header: CGFloat, list: CGFloat, button: CGFloat, room: CGFloat
  ) -> (header: CGFloat, list: CGFloat) {
    let minimum = min(list, AlertMetrics.minimumVisibleButtons * button)
    let header = min(header, max(0, room - minimum))
    return (header, min(list, max(0, room - header)))
  }

  /// The order of the buttons: the Cancel button is last, or first of two side by side.
  ///
  /// Returns indices into `styles`.
  static func order(of styles: [UIAlertAction.Style], areBeside: Bool) -> [Int] {
    let places = Array(styles.indices)
    let cancels = places.filter { styles[$0] == .cancel }
    let others = places.filter { styles[$0] != .cancel }
    return areBeside ? cancels + others : others + cancels
  }

  /// Whether buttons with these title widths are side by side: two, if each fits into half of the
  /// width.
  static func areBeside(_ widths: [CGFloat], in width: CGFloat) -> Bool {
    widths.count == 2
      && widths.allSatisfy { $0 + 2 * AlertMetrics.buttonMargin <= width / 2 }
  }

  /// The frame of an alert in a container: in the middle of the safe area, an action sheet at the
  /// bottom.
  static func frame(
    of size: CGSize, form: AlertForm, in bounds: CGRect, insets: UIEdgeInsets
  ) -> CGRect {
    let space = bounds.inset(by: insets)
    switch form {
    case .alert, .popover:
      return CGRect(
        x: (space.midX - size.width / 2).rounded(), y: (space.midY - size.height / 2).rounded(),
        width: size.width, height: size.height)
    case .sheet:
      let bottom = max(insets.bottom, AlertMetrics.sheetMargin)
      return CGRect(
        x: (space.midX - size.width / 2).rounded(), y: bounds.maxY - bottom - size.height,
        width: size.width, height: size.height)
    }
  }

  /// The maximum size of an alert in a container, in points.
  static func room(form: AlertForm, in bounds: CGRect, insets: UIEdgeInsets) -> CGSize {
    let space = bounds.inset(by: insets)
    switch form {
    case .alert, .popover:
      return CGSize(
        width: space.width - 2 * AlertMetrics.screenMargin,
        height: space.height - 2 * AlertMetrics.screenMargin)
    case .sheet:
      let bottom = max(insets.bottom, AlertMetrics.sheetMargin)
      return CGSize(
        width: min(space.width, bounds.height) - 2 * AlertMetrics.sheetMargin,
        height: bounds.height - insets.top - AlertMetrics.sheetMargin - bottom)
    }
  }
}

/// The form of an alert.
nonisolated enum AlertForm: Hashable, Sendable {
  /// A card in the middle of the screen.
  case alert
  /// Cards at the bottom of the screen, the lower one with the Cancel button.
  case sheet
  /// The content of a popover, without Cancel button: a tap outside cancels.
  case popover
}

/// The content of an alert.
struct AlertContent {
  var title: String?
  var message: String?
  var fields: [UITextField] = []
  var actions: [UIAlertAction] = []
  var preferred: UIAlertAction?

  /// Whether there is a header above the buttons.
  var hasHeader: Bool { title?.isEmpty == false || message?.isEmpty == false || !fields.isEmpty }
}
