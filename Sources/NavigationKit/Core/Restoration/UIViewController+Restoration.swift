import Foundation

extension UIViewController: UIStateRestoring {
  /// The parent controller, or else the presenting one.
  ///
  /// Pages that are in another stack only for the time being, such as a collapsed column's, keep
  /// the parent they had before.
  public var restorationParent: (any UIStateRestoring)? {
    guard let parent else { return ownPresentation?.presenter }
    return parent.parent?.containerRole.restorationParent(of: self, in: parent) ?? parent
  }

  /// Encodes the presented controller, if that has a `restorationIdentifier`.
  func encodePresented(with coder: NSCoder) {
    // Other coders cannot encode controllers.
    guard let coder = coder as? RestorationCoder, let presentation, presentation.isWanted,
      presentation.presented.restorationIdentifier != nil
    else { return }
    coder.encode(presentation.presented, forKey: Self.presentedKey)
  }

  /// Presents the controller that was presented when the state was saved.
  func decodePresented(with coder: NSCoder) {
    guard let coder = coder as? RestorationCoder,
      let presented = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController
    else { return }
    coder.restorer?.whenShown { self.presentAgain(presented) }
  }

  private func presentAgain(_ presented: UIViewController) {
    guard canRestore(presented), presented.parent == nil, presentedViewController == nil,
      presented.viewIfLoaded?.window == nil
    else { return }
    if presented.modalPresentationStyle == .popover,
      presented.popoverPresentationController?.hasSource == false
    {
      Stage.current?.warn(.restoration(.popoverWithoutSource(presented: "\(presented)")))
      return
    }
    present(presented, animated: false)
  }

  /// Whether a controller from an archive can become this one's child or be presented by it.
  func canRestore(_ controller: UIViewController) -> Bool {
    let around = sequence(first: self) { $0.parent ?? $0.ownPresentation?.presenter }
    return !around.contains { $0 === controller }
      && (controller.parent == nil || controller.parent === self)
      && controller.ownPresentation == nil
  }

  private static let presentedKey = "UIViewController.presentedViewController"
}

extension RestorationCoder {
  /// The restorer of the state; nil while state is being saved.
  var restorer: StateRestorer? { references as? StateRestorer }
}
