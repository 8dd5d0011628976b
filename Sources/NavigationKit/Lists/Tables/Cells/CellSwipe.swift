import Foundation

/// The actions at one end of a row, and how far the row's content is shifted for them.
final class CellSwipe {
  /// The end of the row at which the actions are.
  let end: RowEnd
  /// How far the content is shifted towards the other end, in points.
  var distance: CGFloat = 0
  /// Whether an action is being performed.
  var isPerforming = false
  /// Computes the positions of the buttons.
  private(set) var layout = RowActionsLayout()
  /// The actions' buttons, the one at the row's end first.
  let buttons: [RowActionButton]

  init(_ actions: RowActions, perform: @escaping (RowActionButton) -> Void) {
    end = actions.end
    layout.performsFirst = actions.configuration.performsFirstActionWithFullSwipe
    buttons = actions.configuration.actions.map { RowActionButton($0, perform: perform) }
  }

  /// Places the buttons at their end of the row.
  func place(in cell: any SwipedRow) {
    layout.count = buttons.count
    layout.buttonWidth = buttons.map { $0.width(inRowOf: cell.bounds.height) }.max() ?? 0
    layout.covered = end == .leading ? cell.covered.leading : cell.covered.trailing
    layout.rowWidth = cell.bounds.width
    for (button, place) in zip(buttons, layout.places(at: distance)) {
      // On whole pixels, so that no gap shows between two buttons.
      let reach = cell.onPixels(place.reach)
      let x = end == .trailing ? cell.bounds.width - reach : reach - place.width
      button.frame = cell.placed(
        CGRect(x: x, y: 0, width: place.width, height: cell.bounds.height))
      let isFarEdgeLeft = (end == .trailing) != cell.isRightToLeft
      button.titleMiddle = isFarEdgeLeft ? place.titleMiddle : place.width - place.titleMiddle
      // The title moves with its button, also in an animation.
      button.layoutIfNeeded()
    }
  }

  /// Removes the buttons.
  func remove() { for button in buttons { button.removeFromSuperview() } }
}

/// A row that is shifted aside to show actions.
protocol SwipedRow: SeparatedRow {
  /// The actions that are shown; nil if none are.
  var pull: CellSwipe? { get set }
  var swipedList: (any SwipedList)? { get }
  /// The actions are about to come, or to go.
  func actionsWillChange(areShown: Bool)
  /// The actions came into their places, or went.
  func actionsDidChange()
}

extension SwipedRow {
  func actionsWillChange(areShown: Bool) {}
  func actionsDidChange() {}

  /// Replaces the row's action buttons; the new ones are beyond the row's end until it is swiped.
  func ready(_ actions: RowActions) {
    self.pull?.remove()
    if self.pull == nil { actionsWillChange(areShown: true) }
    let pull = CellSwipe(actions) { [weak self] button in
      self.map { $0.swipedList?.perform(button.action, from: button, in: $0) }
    }
    self.pull = pull
    UIView.performWithoutAnimation {
      // The first one covers the others when it grows.
      for button in pull.buttons.reversed() { addSubview(button) }
      pull.place(in: self)
      // Lay out titles now, so that they do not animate separately.
      for button in pull.buttons { button.layoutIfNeeded() }
    }
  }

  /// Shifts the content by a distance, in points; if it is 0, the buttons are removed afterwards.
  func pull(to distance: CGFloat, animated: Bool) {
    guard let pull else { return }
    pull.distance = distance
    if distance == 0 { actionsWillChange(areShown: false) }
    placeParts(
      animated: animated,
      completion: { [weak self] in
        if pull.distance == 0 {
          pull.remove()
          if self?.pull === pull { self?.pull = nil }
        }
        self?.actionsDidChange()
      })
  }

  /// How far the content is shifted away from an end at this moment of an animation, in points.
  func presentedSwipe(from end: RowEnd) -> CGFloat {
    guard let pull, pull.end == end, let now = window?.stage?.now, let inner = pull.buttons.last
    else { return 0 }
    let frame = placed(inner.presentedFrame(at: now))
    return end == .trailing ? bounds.width - frame.minX : frame.maxX
  }

  /// How far parts of the row are shifted towards the trailing end, in points.
  var pullShift: CGFloat {
    guard let pull else { return 0 }
    return pull.end == .trailing ? -pull.distance : pull.distance
  }

  /// Applies changes and lays the row out again, in one animation if `animated`.
  func placeParts(
    animated: Bool, changes: () -> Void = {}, completion: @escaping () -> Void = {}
  ) {
    setNeedsLayout()
    guard animated, AnimationContext.current == nil else {
      changes()
      return completion()
    }
    UIView.animate(withDuration: TableMetrics.editingDuration) {
      changes()
      layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  /// Converts a frame as ``placed(_:)`` does, shifted by the distance that the row is swiped.
  func pulled(_ frame: CGRect) -> CGRect {
    placed(frame.offsetBy(dx: pullShift, dy: 0))
  }

  /// A length rounded to whole pixels.
  fileprivate func onPixels(_ length: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (length * scale).rounded() / scale
  }
}
