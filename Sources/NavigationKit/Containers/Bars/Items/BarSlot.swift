import Foundation

/// A bar button item of a navigation bar, with its view and the space before it.
struct BarSlot {
  let item: UIBarButtonItem
  let view: UIView
  /// The width of the fixed spaces before it; nil without any.
  let space: CGFloat?

  /// The slots of one side's items; hidden items have none.
  static func slots(of items: [UIBarButtonItem]?) -> [BarSlot] {
    var space: CGFloat?
    var slots: [BarSlot] = []
    for item in items ?? [] where item.isShown {
      if let view = item.makeView(role: .barButton) {
        slots.append(BarSlot(item: item, view: view, space: space))
        space = nil
      } else if case .fixedSpace = item.kind {
        space = (space ?? 0) + item.width
      }
    }
    return slots
  }
}
