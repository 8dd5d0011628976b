import Input

extension UIWindow {
  /// The command of a key and the responder that has it; nil if the app has none.
  ///
  /// The first responder and those after it are asked; without one, the controllers in front.
  func keyCommand(for key: KeyEvent) -> (command: UIKeyCommand, responder: UIResponder)? {
    for isCommandControl in [false, true] {
      for start in keyResponders {
        for responder in sequence(first: start, next: \.next) {
          let command = responder.keyCommands?.first {
            $0.matches(key, isCommandControl: isCommandControl)
              && responder.target(forAction: $0.action, withSender: $0) != nil
          }
          if let command { return (command, responder) }
        }
      }
    }
    return nil
  }

  /// Sends a command to the first that has its action; returns false if none has.
  func send(_ command: UICommand) -> Bool {
    keyResponders.contains { command.perform(from: $0) }
  }

  /// Where keys and shakes begin to be offered; never empty.
  var keyResponders: [UIResponder] {
    let focused = stage?.services.lazy.compactMap(\.keyView).first
    if let responder = firstResponder ?? focused { return [responder] }
    return frontController.map(innermost) ?? [self]
  }

  /// The innermost controllers that are shown in a controller.
  private func innermost(in controller: UIViewController) -> [UIViewController] {
    let children = controller.containerRole.childrenInReach
    return children.isEmpty ? [controller] : children.flatMap(innermost)
  }
}

extension UIViewController {
  /// Adds a key command to ``UIResponder/keyCommands``.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes a key command that was added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}
