import Foundation
import NavigationKit
import Testing

/// The names of changes that can be undone.
struct UndoNameTests {
  @Test func `a name that comes after a group was closed is that group's`() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    manager.setActionName("Nothing")
    #expect(manager.undoMenuItemTitle == "Undo" && !manager.canUndo)
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: manager) { _ in }
    manager.endUndoGrouping()
    manager.setActionName("Counting")
    #expect(manager.undoMenuItemTitle == "Undo Counting")
  }
}
