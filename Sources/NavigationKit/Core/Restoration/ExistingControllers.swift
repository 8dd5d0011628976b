/// The controllers that exist before they are restored, by their paths of restoration identifiers.
struct ExistingControllers {
  private let application: UIApplication
  private var controllers: [[String]: ArraySlice<UIViewController>] = [:]

  init(_ application: UIApplication) { self.application = application }

  /// Adds controllers and their children.
  ///
  /// - Parameters:
  ///   - found: The controllers to add.
  ///   - ancestor: A controller around them that is in no container yet; nil if there is none.
  ///   - start: That controller's path.
  mutating func add(
    _ found: [UIViewController], of ancestor: UIViewController? = nil, at start: [String] = []
  ) {
    for controller in found {
      if let path = application.restorationPath(of: controller, below: ancestor) {
        controllers[start + path, default: []].append(controller)
      }
      add(controller.children, of: ancestor, at: start)
    }
  }

  /// Takes the first controller with a path; nil if none is left.
  mutating func next(_ path: [String]) -> UIViewController? {
    controllers[path]?.popFirst()
  }
}
