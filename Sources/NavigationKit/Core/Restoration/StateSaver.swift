import Foundation

/// Saves an app's state to an archive.
///
/// It begins with the root controller. Each saved object adds further ones by encoding them.
final class StateSaver {
  private let application: UIApplication
  private var archive = RestorationArchive()
  private var objects: [any UIStateRestoring] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The faults found in saving the state.
  private(set) var faults: [RestorationFault] = []

  init(_ application: UIApplication) { self.application = application }

  /// Saves the state of the app; returns nil if there is nothing to save.
  func save(_ root: UIViewController?, of scene: UIScene) -> RestorationArchive? {
    let coder = RestorationCoder(references: self)
    let delegate = application.delegate
    if delegate?.application(application, shouldSaveSecureApplicationState: coder) ?? true {
      root.map { _ = entry(of: $0) }
      delegate?.application(application, willEncodeRestorableStateWith: coder)
      archive.application = coder.values
      faults += coder.faults
      saveObjects()
    }
    archive.activity = scene.delegate?.stateRestorationActivity(for: scene).map(activity)
    return archive.isEmpty ? nil : archive
  }

  /// Encodes all objects; `objects` grows meanwhile, as objects encode others.
  private func saveObjects() {
    var number = 0
    while number < objects.count {
      let coder = RestorationCoder(references: self)
      objects[number].encodeRestorableState(with: coder)
      archive.entries[number].values = coder.values
      faults += coder.faults
      if let controller = objects[number] as? UIViewController { saveViews(of: controller, number) }
      number += 1
    }
  }

  private func saveViews(of controller: UIViewController, _ number: Int) {
    let states = controller.savedViews { view in
      // A view's state is decoded later, when there are no entries to refer to any more.
      let coder = RestorationCoder(references: nil)
      view.encodeRestorableState(with: coder)
      faults += coder.faults
      return coder.values
    }
    archive.entries[number].values[ViewStates.key] = states?.value
  }

  private func entry(of object: any UIStateRestoring) -> Int? {
    if let number = numbers[ObjectIdentifier(object)] { return number }
    guard let path = application.restorationPath(of: object) else { return nil }
    let number = objects.count
    numbers[ObjectIdentifier(object)] = number
    objects.append(object)
    archive.entries.append(RestorationArchive.Entry(path: path, factory: factory(of: object)))
    return number
  }

  private func factory(of object: any UIStateRestoring) -> String? {
    let controller = object as? UIViewController
    guard let type = (controller?.restorationClass as Any.Type?) ?? object.objectRestorationClass
    else { return nil }
    let name = RestorationFactory.name(of: type)
    if name == nil {
      faults.append(.nameless(type: "\(type)"))
    }
    return name
  }

  private func activity(_ activity: NSUserActivity) -> RestorationArchive.Activity {
    let coder = RestorationCoder(references: self)
    for (key, value) in activity.userInfo ?? [:] {
      guard let key = key.base as? String else { continue }
      coder.encode(value, forKey: key)
    }
    faults += coder.faults
    return RestorationArchive.Activity(
      type: activity.activityType, title: activity.title, values: coder.values)
  }
}

extension StateSaver: RestorationReferences {
  nonisolated func number(of object: AnyObject) -> Int? {
    let object = MainActorValue(object)
    return MainActor.assumeIsolated { (object.value as? any UIStateRestoring).flatMap(entry) }
  }

  nonisolated func object(_ number: Int) -> Any? { nil }
}

extension UIApplication {
  /// The identifiers of an object's ancestors and its own, outermost first; nil if one is missing.
  ///
  /// - Parameter top: The ancestor below which the path begins; nil for the whole path.
  func restorationPath(
    of object: any UIStateRestoring, below top: UIViewController? = nil
  ) -> [String]? {
    var path: [String] = []
    var next: (any UIStateRestoring)? = object
    while let current = next, current !== top {
      // The restoration parents of an app's own objects may form a cycle.
      guard let identifier = restorationIdentifier(of: current), path.count < Self.longestPath
      else { return nil }
      path.append(identifier)
      next = current.restorationParent
    }
    return path.reversed()
  }

  private func restorationIdentifier(of object: any UIStateRestoring) -> String? {
    if let controller = object as? UIViewController { return controller.restorationIdentifier }
    return registeredObjects.first { $0.object === object }?.identifier
  }

  /// The most identifiers in a path.
  private static let longestPath = 1000
}
