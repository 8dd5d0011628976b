import Foundation

/// Restores an app's saved state at its launch.
///
/// First all objects are made, or found among the existing ones. Then each decodes its state, in the
/// order of the archive. Modal controllers are presented once the window is shown.
final class StateRestorer {
  private let archive: RestorationArchive
  private let application: UIApplication
  private var objects: [(any UIStateRestoring)?] = []
  private var coders: [RestorationCoder] = []
  private var presentations: [(presenter: UIViewController, presented: UIViewController)] = []
  /// What could not be restored.
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
    var known = KnownControllers()
    if let root { known.note([root], below: []) }
    for (entry, coder) in zip(archive.entries, coders) {
      let made = made(entry, coder)
      let there = known.next(entry.path)
      // A restored controller may have made children, which have entries too.
      if let made = made as? UIViewController { known.note(made.children, below: entry.path) }
      objects.append(made ?? there ?? registered(entry.path))
    }
    for (object, coder) in zip(objects, coders) { object?.decodeRestorableState(with: coder) }
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

  /// Presents a controller later, once the window is shown.
  func present(_ controller: UIViewController, over presenter: UIViewController) {
    presentations.append((presenter, controller))
  }

  /// The restored root controller; nil if it was not made.
  var root: UIViewController? { objects.first.flatMap { $0 as? UIViewController } }

  /// Presents the modal controllers after the window is shown, and tells all objects that it is done.
  func finish() {
    for (presenter, presented) in presentations
    where presenter.canRestore(presented) && presented.parent == nil
      && presented.viewIfLoaded?.window == nil && presenter.presentedViewController == nil
    {
      presenter.present(presented, animated: false)
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
    let found = MainActor.assumeIsolated { () -> NSObjectBox in
      NSObjectBox(objects.indices.contains(number) ? objects[number] : nil)
    }
    return found.object
  }
}

/// Passes a main-actor object to a coder, whose nonisolated methods run on the main actor as well.
private nonisolated struct NSObjectBox: @unchecked Sendable {
  let object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}

/// The controllers that exist before they are restored, by their paths of restoration identifiers.
struct KnownControllers {
  private var controllers: [[String]: [UIViewController]] = [:]

  mutating func note(_ found: [UIViewController], below path: [String]) {
    for controller in found {
      guard let identifier = controller.restorationIdentifier else { continue }
      let path = path + [identifier]
      controllers[path, default: []].append(controller)
      note(controller.children, below: path)
    }
  }

  /// Removes and returns the first controller with a path; nil if none is left.
  mutating func next(_ path: [String]) -> UIViewController? {
    guard let same = controllers[path], !same.isEmpty else { return nil }
    return controllers[path]?.removeFirst()
  }
}
