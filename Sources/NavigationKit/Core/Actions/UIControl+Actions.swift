import Foundation

extension UIControl {
  /// The handler of an event: an action, or a method of a target.
  enum Handler {
    case action(UIAction)
    case target(TargetAction)

    var action: UIAction? { if case .action(let action) = self { action } else { nil } }
    var target: TargetAction? { if case .target(let target) = self { target } else { nil } }
  }

  /// All events that have an action or a target.
  public var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The targets; `NSNull` stands for the responder chain.
  public var allTargets: Set<AnyHashable> {
    let targets = handlers.compactMap { entry -> AnyHashable? in
      switch entry.handler.target?.receiver {
      case .object(let target):
        (target as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(target))
      case .chain: NSNull()
      case .nobody, nil: nil
      }
    }
    return Set(targets)
  }

  /// Calls a closure for every action and target, in the order added, until it sets `stop`.
  ///
  /// - Parameter iterator: Receives either the action, or the target (nil for the responder chain)
  ///   with its selector; then the events, and `stop`.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, _ stop: inout Bool) -> Void
  ) {
    var stop = false
    for entry in handlers where !stop {
      switch (entry.handler, entry.handler.target?.receiver) {
      case (.action(let action), _): iterator(action, nil, entry.events, &stop)
      case (.target(let target), .object(let object)):
        iterator(nil, (object, target.action), entry.events, &stop)
      case (.target(let target), .chain): iterator(nil, (nil, target.action), entry.events, &stop)
      case (.target, _): break
      }
    }
  }

  /// Runs a body during which ``handledEvent`` is the given event.
  func handling(_ event: UIEvent?, _ body: () -> Void) {
    let outer = handledEvent
    handledEvent = event
    body()
    handledEvent = outer
  }

  /// Runs an action, or calls a target.
  func run(_ handler: Handler) {
    switch (handler, handler.target?.receiver) {
    case (.action(let action), _): sendAction(action)
    case (.target(let target), .object(let object)):
      sendAction(target.action, to: object, for: handledEvent)
    case (.target(let target), .chain): sendAction(target.action, to: nil, for: handledEvent)
    case (.target, _): break
    }
  }

  func add(_ action: UIAction, for events: Event) {
    // A name is made when it is first asked for.
    if !handlers.isEmpty { remove(action.identifier, for: events) }
    add(.action(action), for: events) { $0.action === action }
  }

  func add(_ target: TargetAction, of object: Any?, for events: Event) {
    add(.target(target), for: events) {
      $0.target?.isFor(object) == true && $0.target?.action == target.action
    }
  }

  private func add(_ handler: Handler, for events: Event, where isSame: (Handler) -> Bool) {
    if let place = handlers.firstIndex(where: { isSame($0.handler) }) {
      handlers[place].events.formUnion(events)
    } else {
      handlers.append((handler, events))
    }
  }

  func remove(_ identifier: UIAction.Identifier, for events: Event) {
    removeHandlers(for: events) { $0.action?.identifier == identifier }
  }

  func removeHandlers(for events: Event, where isMeant: (Handler) -> Bool) {
    for place in handlers.indices where isMeant(handlers[place].handler) {
      handlers[place].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  func names(for target: Any?, at event: Event) -> [String]? {
    let names = handlers.compactMap { entry -> String? in
      guard let own = entry.handler.target, own.isFor(target), entry.events.contains(event)
      else { return nil }
      return own.action.description
    }
    return names.isEmpty ? nil : names
  }
}
