public import Foundation

/// The actions at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Makes a configuration of actions, the one at the row's end first; without any, the row cannot
  /// be swiped in that direction.
  public init(actions: [UIContextualAction]) { self.actions = actions }

  /// The actions, the one at the row's end first.
  public let actions: [UIContextualAction]
  /// Whether swiping the row across most of its width performs the first action; true unless set.
  open var performsFirstActionWithFullSwipe = true
}
