import Foundation

extension UIWindow {
  /// Asks whether to take back what the first responder's undo manager was told of last, or to make
  /// it again.
  func offerUndo() {
    let responder = keyResponders[0]
    guard !(frontController is UIAlertController), let manager = responder.undoManager,
      (responder as? any TextEditor)?.allowsChanges != false
    else { return }
    let offers: [(title: String, name: String, perform: () -> Void)] =
      (manager.canUndo ? [(manager.undoMenuItemTitle, "Undo", manager.undo)] : [])
      + (manager.canRedo ? [(manager.redoMenuItemTitle, "Redo", manager.redo)] : [])
    guard let first = offers.first else { return }
    let alert = UIAlertController(title: first.title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    for offer in offers {
      // The title says what a single button does.
      alert.addAction(
        UIAlertAction(title: offers.count == 1 ? offer.name : offer.title, style: .default) { _ in
          offer.perform()
        })
    }
    frontController?.present(alert, animated: true)
  }
}
