import Foundation

extension UIViewController: UIStateRestoring {
  /// The controller it is in, or is presented by.
  public var restorationParent: (any UIStateRestoring)? { parent ?? ownPresentation?.presenter }

  /// Writes down what it presents, where that has an identifier.
  func encodePresented(with coder: NSCoder) {
    // Only a coder of ours knows controllers.
    guard let coder = coder as? RestorationCoder, let presentation, presentation.isWanted,
      presentation.presented.restorationIdentifier != nil
    else { return }
    coder.encode(presentation.presented, forKey: Self.presentedKey)
  }

  /// Has what it presented presented again.
  func decodePresented(with coder: NSCoder) {
    guard let coder = coder as? RestorationCoder,
      let presented = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController
    else { return }
    coder.restorer?.present(presented, over: self)
  }

  /// Whether a controller that an archive says was in this one, or presented by it, can be.
  func canRestore(_ controller: UIViewController) -> Bool {
    let around = sequence(first: self) { $0.parent ?? $0.ownPresentation?.presenter }
    return !around.contains { $0 === controller }
      && (controller.parent == nil || controller.parent === self)
      && controller.ownPresentation == nil
  }

  private static let presentedKey = "UIViewController.presentedViewController"
}

extension RestorationCoder {
  /// Who restores; nil while an app is kept.
  var restorer: StateRestorer? { references as? StateRestorer }
}
