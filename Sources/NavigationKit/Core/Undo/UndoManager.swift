public import Foundation

/// Keeps the actions that undo changes, and those that make them again.
///
/// Code that changes something registers its undo action. An action registered during an undo makes
/// the change again: ``redo()``. All actions registered in one event are undone together.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// The action that undoes one change.
  private struct Step {
    weak var target: AnyObject?
    let perform: () -> Void
  }

  /// Changes that are undone together.
  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private enum Work { case none, undoing, redoing }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The groups that are open, the innermost last.
  private var open: [Group] = []
  /// The update in which a group was opened for an event; nil if none was.
  private var event: Int?
  private var work = Work.none
  private var disabledCount = 0

  /// Makes a manager without anything to undo.
  public override init() { super.init() }

  /// Whether the actions registered in one event are one group; true unless set.
  open var groupsByEvent = true
  /// The maximum number of groups kept; 0, the default, for any number.
  open var levelsOfUndo = 0 { didSet { limit() } }
  /// Whether something can be undone.
  open var canUndo: Bool {
    !undoGroups.isEmpty || event != nil && open.first?.steps.isEmpty == false
  }
  /// Whether something that was undone can be made again.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// Whether something is being undone.
  open var isUndoing: Bool { work == .undoing }
  /// Whether something is being made again.
  open var isRedoing: Bool { work == .redoing }
  /// How many groups are open inside one another.
  open var groupingLevel: Int { open.count }

  // MARK: Registering

  /// Registers the action that undoes a change; the target is held weakly.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    openForEvent()
    precondition(!open.isEmpty, "Open a group with beginUndoGrouping() before registering an undo.")
    open[open.count - 1].steps.append(
      Step(target: target) { [weak target] in target.map(handler) })
    if work == .none { redoGroups = [] }
    NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
  }

  /// Whether anything is registered; see ``disableUndoRegistration()``.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// Registers nothing until ``enableUndoRegistration()`` was called as often.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Ends what ``disableUndoRegistration()`` began.
  open func enableUndoRegistration() {
    precondition(disabledCount > 0, "Undo registration is enabled already.")
    disabledCount -= 1
  }

  /// Opens a group inside the open one.
  open func beginUndoGrouping() {
    openForEvent()
    open.append(Group())
  }

  /// Closes the innermost group, whose changes are undone together.
  open func endUndoGrouping() {
    precondition(!open.isEmpty, "No undo group is open.")
    let group = open.removeLast()
    if open.isEmpty { event = nil }
    guard !group.steps.isEmpty else { return }
    guard open.isEmpty else {
      open[open.count - 1].steps += group.steps
      if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
      return
    }
    switch work {
    case .undoing: redoGroups.append(group)
    case .none, .redoing: undoGroups.append(group)
    }
    limit()
  }

  /// Opens a group for the event that is being handled, and closes that of an earlier one.
  private func openForEvent() {
    guard groupsByEvent, work == .none else { return }
    let now = Stage.current?.updateNumber ?? 0
    if let event, event != now { closeEvent() }
    guard open.isEmpty else { return }
    event = now
    open.append(Group())
  }

  private func closeEvent() {
    guard event != nil, open.count == 1 else { return }
    endUndoGrouping()
  }

  private func limit() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
    redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
  }

  // MARK: Undoing

  /// Takes the last group of changes back; nothing if there is none.
  open func undo() {
    closeEvent()
    undoNestedGroup()
  }

  /// Takes the last closed group of changes back.
  open func undoNestedGroup() {
    precondition(open.isEmpty, "A group is open: close it with endUndoGrouping() before undoing.")
    guard let group = undoGroups.popLast() else { return }
    perform(group, as: .undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
  }

  /// Makes the last group of changes again that was undone; nothing if there is none.
  open func redo() {
    closeEvent()
    guard let group = redoGroups.popLast() else { return }
    perform(group, as: .redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
  }

  private func perform(
    _ group: Group, as work: Work, _ before: Notification.Name, _ after: Notification.Name
  ) {
    NotificationCenter.default.post(name: before, object: self)
    self.work = work
    open.append(Group(name: group.name))
    for step in group.steps.reversed() where step.target != nil { step.perform() }
    endUndoGrouping()
    self.work = .none
    NotificationCenter.default.post(name: after, object: self)
  }

  /// Forgets all changes.
  open func removeAllActions() {
    (undoGroups, redoGroups, open, event) = ([], [], [], nil)
  }

  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.steps.removeAll { $0.target === target }
        return group
      }
    }
    undoGroups = without(undoGroups).filter { !$0.steps.isEmpty }
    redoGroups = without(redoGroups).filter { !$0.steps.isEmpty }
    open = without(open)
  }

  // MARK: Names

  /// Names the open group, or else the last one, for menus.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undoGroups.isEmpty {
      undoGroups[undoGroups.count - 1].name = actionName
    }
  }

  /// The name of what would be undone; empty without one.
  open var undoActionName: String {
    event == nil ? undoGroups.last?.name ?? "" : open.first?.name ?? ""
  }
  /// The name of what would be made again; empty without one.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// The title of a menu's command for undoing, such as "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's command for making a change again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of a menu's command for undoing something with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a menu's command for making something with a name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

nonisolated extension Notification.Name {
  /// Posted as something is registered.
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  /// Posted before something is undone.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted after something was undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted before something is made again.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted after something was made again.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
