import Foundation

extension Stage {
  /// Shakes the device: the first responder is told, else the controllers in front.
  public func simulateShake() {
    endOpenUpdate()
    perform {
      let event = UIEvent(timestamp: now, touches: [], subtype: .motionShake)
      let responder = window.keyResponders[0]
      responder.motionBegan(.motionShake, with: event)
      responder.motionEnded(.motionShake, with: event)
    }
  }
}

extension UIWindow {
  /// Asks whether to take back what was typed last, or to type it again.
  func offerUndo() {
    guard let editor = firstResponder as? any TextEditor, editor.allowsChanges else { return }
    let offers: [(title: String, edit: TextEdit)] =
      (editor.edited.canUndo ? [("Undo Typing", .undo)] : [])
      + (editor.edited.canRedo ? [("Redo Typing", .redo)] : [])
    guard let first = offers.first else { return }
    let alert = UIAlertController(title: first.title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    for offer in offers {
      // The title says what a single button does.
      let name = offer.edit == .undo ? "Undo" : "Redo"
      alert.addAction(
        UIAlertAction(title: offers.count == 1 ? name : offer.title, style: .default) {
          [weak editor] _ in
          editor?.perform(offer.edit)
        })
    }
    frontController?.present(alert, animated: true)
  }
}
