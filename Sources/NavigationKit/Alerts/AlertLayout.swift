import Foundation

/// How an alert shares its room out, and where its buttons stand: pure.
nonisolated enum AlertLayout {
  /// The heights of what stands over the buttons and of the buttons' list: as wanted where there is
  /// room; else the list is cut first, down to a button and a half, and both scroll.
  static func heights(
    header: CGFloat, list: CGFloat, button: CGFloat, room: CGFloat
  ) -> (header: CGFloat, list: CGFloat) {
    let least = min(list, AlertMetrics.leastButtons * button)
    let header = min(header, max(0, room - least))
    return (header, min(list, max(0, room - header)))
  }

  /// The buttons' places among each other: the one that cancels last, and first of two beside each other.
  ///
  /// Returns places in the order in which they were added.
  static func order(of styles: [UIAlertAction.Style], areBeside: Bool) -> [Int] {
    let places = Array(styles.indices)
    let cancels = places.filter { styles[$0] == .cancel }
    let others = places.filter { styles[$0] != .cancel }
    return areBeside ? cancels + others : others + cancels
  }

  /// Whether buttons of these widths stand beside each other: two, if each fits into half of the width.
  static func areBeside(_ widths: [CGFloat], in width: CGFloat) -> Bool {
    widths.count == 2
      && widths.allSatisfy { $0 + 2 * AlertMetrics.buttonMargin <= width / 2 }
  }

  /// Where an alert of a size goes in a container: in the middle of what nothing covers.
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

  /// The room for an alert in a container.
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

/// What an alert looks like.
nonisolated enum AlertForm: Hashable, Sendable {
  /// A card in the middle of the screen.
  case alert
  /// Two cards at its bottom, the lower one to cancel.
  case sheet
  /// What is in a popover: a tap beside that cancels.
  case popover
}

/// What an alert says and asks.
struct AlertContent {
  var title: String?
  var message: String?
  var fields: [UITextField] = []
  var actions: [UIAlertAction] = []
  var preferred: UIAlertAction?

  /// Whether anything stands over the buttons.
  var hasHeader: Bool { title?.isEmpty == false || message?.isEmpty == false || !fields.isEmpty }
}
