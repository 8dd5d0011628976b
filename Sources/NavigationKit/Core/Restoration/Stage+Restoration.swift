extension Stage {
  /// The app's state, from which a later launch can restore it; nil if the app saves none.
  ///
  /// An app delegate must return true from `application(_:shouldSaveSecureApplicationState:)`.
  /// Without an app delegate, a root controller with a `restorationIdentifier` is enough.
  public func savedState() -> RestorationArchive? {
    perform {
      let saver = StateSaver(application)
      let archive = saver.save(window.rootViewController, of: windowScene)
      saver.faults.forEach { warn(.restoration($0)) }
      return archive
    }
  }

  /// Shows a root controller in the stage's window, restored from an archive if there is one.
  package func show(_ makeRoot: () -> UIViewController, restoring archive: RestorationArchive?) {
    perform {
      window.rootViewController = makeRoot()
      restoring(archive) {
        window.makeKeyAndVisible()
        return true
      }
    }
  }

  /// Restores an archive before `show` shows the window, and finishes the restoration afterwards.
  @discardableResult
  func restoring(_ archive: RestorationArchive?, _ show: () -> Bool) -> Bool {
    guard let archive else { return show() }
    let restorer = StateRestorer(archive, application)
    let shown = { self.application.delegate?.window ?? self.window }
    restorer.restore(from: shown().rootViewController)
    windowScene.session.stateRestorationActivity = restorer.activity
    guard show() else { return false }
    if shown().rootViewController == nil { shown().rootViewController = restorer.root }
    restorer.finish()
    restorer.faults.forEach { warn(.restoration($0)) }
    return true
  }
}
