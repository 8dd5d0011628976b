extension UIControl {
  /// Every event that something was added for.
  public var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Goes through everything that was added, in order, until `stop` is set.
  ///
  /// - Parameter iterator: Is handed the action, nil in the place of a target and its selector, which
  ///   do not exist here, the events, and `stop`.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, Never?, Event, _ stop: inout Bool) -> Void
  ) {
    var stop = false
    for entry in actions where !stop { iterator(entry.action, nil, entry.events, &stop) }
  }

  func add(_ action: UIAction, for events: Event) {
    remove(action.identifier, for: events)
    if let place = actions.firstIndex(where: { $0.action === action }) {
      actions[place].events.formUnion(events)
    } else {
      actions.append((action, events))
    }
  }

  func remove(_ identifier: UIAction.Identifier, for events: Event) {
    for place in actions.indices where actions[place].action.identifier == identifier {
      actions[place].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }
}
