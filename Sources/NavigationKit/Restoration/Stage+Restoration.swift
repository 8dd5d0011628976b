extension Stage {
  /// What the app wants to have kept, to be opened again where it is now; nil where it wants nothing.
  ///
  /// An app delegate has to agree, in `application(_:shouldSaveSecureApplicationState:)`; where there is none,
  /// a root controller with a `restorationIdentifier` does.
  public func savedState() -> RestorationArchive? {
    perform {
      let saver = StateSaver(application)
      let archive = saver.save(window.rootViewController, of: windowScene)
      saver.complaints.forEach(warn)
      return archive
    }
  }

  /// Shows a root controller in the stage's window, in the state that it had.
  package func show(_ makeRoot: () -> UIViewController, restoring archive: RestorationArchive?) {
    perform {
      window.rootViewController = makeRoot()
      restoring(archive) {
        window.makeKeyAndVisible()
        return true
      }
    }
  }

  /// Restores what was kept before the app shows its window, and ends that afterwards.
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
    restorer.complaints.forEach(warn)
    return true
  }
}
