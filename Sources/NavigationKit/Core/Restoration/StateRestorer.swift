import Foundation

/// Restores an app's saved state at its launch.
///
/// First all objects are made, or found among the existing ones. Then each decodes its state, in
/// the order of the archive. Modal controllers are presented once the window is shown.
final class StateRestorer {
  private let archive: RestorationArchive
  private let application: UIApplication
  private var objects: [(any UIStateRestoring)?] = []
  private var coders: [RestorationCoder] = []
  private var lastSteps: [() -> Void] = []
  /// The faults found in restoring the state.
  private(set) var faults: [RestorationFault] = []

  init(_ archive: RestorationArchive, _ application: UIApplication) {
    self.archive = archive
    self.application = application
  }

  /// Whether the archive has any state, and the app delegate agrees to restore it.
  private var isWanted: Bool {
    guard !archive.entries.isEmpty || !archive.application.isEmpty else { return false }
    return application.delegate?.application(
      application, shouldRestoreSecureApplicationState: applicationCoder) ?? true
  }
  private lazy var applicationCoder = RestorationCoder(archive.application, references: self)

  /// Makes the objects and has them decode their states, before the window is shown.
  ///
  /// - Parameter root: The root controller that the app has made, if any.
  func restore(from root: UIViewController?) {
    guard isWanted else { return }
    coders = archive.entries.map { RestorationCoder($0.values, references: self) }
    var existing = ExistingControllers(application)
    if let root { existing.add([root]) }
    for (entry, coder) in zip(archive.entries, coders) {
      let made = made(entry, coder)
      let there = existing.next(entry.path)
      // A restored controller may have made children, which have entries too.
      if let made = made as? UIViewController {
        existing.add(made.children, of: made, at: entry.path)
      }
      objects.append(made ?? there ?? registered(entry.path))
    }
    for (object, coder) in zip(objects, coders) {
      (object as? UIViewController)?.viewStates = ViewStates(in: coder.values)
      object?.decodeRestorableState(with: coder)
    }
    application.delegate?.application(
      application, didDecodeRestorableStateWith: applicationCoder)
  }

  /// Makes an entry's object by the class that the entry names, or else by the app delegate.
  private func made(
    _ entry: RestorationArchive.Entry, _ coder: RestorationCoder
  ) -> (any UIStateRestoring)? {
    guard let name = entry.factory else {
      return application.delegate?.application(
        application, viewControllerWithRestorationIdentifierPath: entry.path, coder: coder)
    }
    let type: AnyClass? = RestorationFactory.found(name)
    if let type = type as? any UIViewControllerRestoration.Type {
      return type.viewController(withRestorationIdentifierPath: entry.path, coder: coder)
    }
    if let type = type as? any UIObjectRestoration.Type {
      return type.object(withRestorationIdentifierPath: entry.path, coder: coder)
    }
    faults.append(.unknownClass(path: entry.path, name: name))
    return nil
  }

  private func registered(_ path: [String]) -> (any UIStateRestoring)? {
    application.registeredObjects.lazy.compactMap(\.object)
      .first { self.application.restorationPath(of: $0) == path }
  }

  /// Runs a step once the window is shown, such as presenting a controller.
  func whenShown(_ step: @escaping () -> Void) { lastSteps.append(step) }

  /// The restored root controller; nil if it was not made.
  var root: UIViewController? { objects.first.flatMap { $0 as? UIViewController } }

  /// Takes the last steps after the window is shown, and notifies all objects of the end.
  func finish() {
    for step in lastSteps { step() }
    for case let controller as UIViewController in objects where controller.isAppearingOrAppeared {
      controller.restoreViews()
    }
    for object in objects { object?.applicationFinishedRestoringState() }
  }

  /// The scene's saved activity; nil if there is none.
  var activity: NSUserActivity? {
    guard let kept = archive.activity, !kept.type.isEmpty else { return nil }
    let activity = NSUserActivity(activityType: kept.type)
    activity.title = kept.title
    activity.userInfo = kept.values.compactMapValues(\.propertyList)
    return activity
  }
}

extension StateRestorer: RestorationReferences {
  nonisolated func number(of object: AnyObject) -> Int? { nil }

  nonisolated func object(_ number: Int) -> Any? {
    let found = MainActor.assumeIsolated {
      MainActorValue(objects.indices.contains(number) ? objects[number] : nil)
    }
    return found.value
  }
}
