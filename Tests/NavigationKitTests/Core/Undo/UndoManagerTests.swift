import Foundation
import Goldens
import Input
import NavigationKit
import Testing

/// The manager that undoes changes.
struct UndoManagerTests {
  /// A number whose changes can be undone.
  private final class Counter {
    let manager: UndoManager
    var value = 0

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  private let stage = Stage(size: .smallPhone)
  private let manager = UndoManager()
  private var counter: Counter { Counter(manager) }

  private func event(_ body: () -> Void) { stage.perform(body) }

  @Test func `changes are undone and made again, the last first`() {
    let counter = counter
    event { counter.set(1) }
    event { counter.set(2) }
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(counter.value == 1 && manager.canRedo)
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
    manager.undo()
    manager.redo()
    manager.redo()
    #expect(counter.value == 2 && !manager.canRedo)
    manager.undo()
    event { counter.set(7) }
    #expect(!manager.canRedo)
  }

  @Test func `the changes of one event, or of a group, are one`() {
    let counter = counter
    event {
      counter.set(1)
      counter.set(2)
    }
    manager.undo()
    #expect(counter.value == 0)
    manager.redo()
    #expect(counter.value == 2)
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    event { counter.set(3) }
    event { counter.set(4) }
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 2)
  }

  @Test func `names, limits, and what is not registered`() {
    let counter = counter
    event {
      counter.set(1)
      manager.setActionName("Counting")
    }
    #expect(manager.undoMenuItemTitle == "Undo Counting")
    manager.undo()
    #expect(manager.redoActionName == "Counting" && manager.undoMenuItemTitle == "Undo")
    manager.disableUndoRegistration()
    event { counter.set(5) }
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
    manager.levelsOfUndo = 2
    for value in 6...9 { event { counter.set(value) } }
    for _ in 0..<9 { manager.undo() }
    #expect(counter.value == 7)
    event { counter.set(1) }
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
  }

  @Test func `it is posted what happens`() {
    var heard: [String] = []
    let names: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
        notification in
        let name = notification.name.rawValue
        MainActor.assumeIsolated { heard.append(name) }
      }
    }
    let counter = counter
    event { counter.set(1) }
    manager.undo()
    manager.redo()
    #expect(heard == names.map(\.rawValue))
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func `responders without one have their window's`() {
    let (view, inner) = (UIView(), UIView())
    view.addSubview(inner)
    #expect(inner.undoManager == nil)
    stage.window.addSubview(view)
    #expect(inner.undoManager != nil && inner.undoManager === stage.window.undoManager)
  }

  // MARK: Texts

  @Test func `a text's manager takes back what was typed, as its keys do`() {
    let texts = TextViewTests()
    texts.view.text = "Jane"
    texts.stage.settle()
    texts.tap(0, 4)
    texts.stage.typeText(" old")
    texts.press(.left)
    texts.stage.typeText("x")
    #expect(texts.view.text == "Jane olxd")
    let manager = texts.view.undoManager
    #expect(manager?.undoMenuItemTitle == "Undo Typing")
    manager?.undo()
    #expect(texts.view.text == "Jane old" && manager?.canRedo == true)
    texts.press(.character("z"), .control)
    #expect(texts.view.text == "Jane" && manager?.canUndo == false)
    manager?.redo()
    texts.press(.character("z"), [.control, .shift])
    #expect(texts.view.text == "Jane olxd" && manager?.canRedo == false)
    texts.view.text = "new"
    #expect(manager?.canUndo == false)
  }
}
