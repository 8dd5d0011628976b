public import Foundation

/// Scenes with their controllers, views and ways from one to another, as Xcode draws them.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let content: any StoryboardContent

  /// Makes a storyboard of what a loader read.
  public init(_ content: any StoryboardContent) {
    self.content = content
    super.init()
  }

  /// Finds the storyboard of a name among the app's files.
  ///
  /// Without one the program stops, as does looking for one outside of an update of a stage.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let loader = Stage.current?.interfaceLoader
    guard let content = loader?.storyboard(named: name, in: storyboardBundleOrNil) else {
      preconditionFailure(
        "Could not find a storyboard named “\(name)”. "
          + (loader == nil
            ? "The stage has no loader: name the storyboard's file on the command line."
            : "Put \(name).storyboard beside the app's other files."))
    }
    self.init(content)
  }

  /// The tint that its file gives all that has none of its own; nil for the system's.
  var tintColor: UIColor? { content.tintColor }

  /// Makes the controller it starts with; nil if it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    content.makeInitialController(of: self, creator: nil)
  }

  /// Makes the controller it starts with, by code that passes the coder on to its initialiser.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    content.makeInitialController(of: self, creator: creator) as? ViewController
  }

  /// Makes the controller of a storyboard identifier; without one the program stops.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, creator: nil)
  }

  /// Makes the controller of a storyboard identifier, by code that passes the coder on to its
  /// initialiser.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = make(identifier, creator: creator)
    guard let controller = controller as? ViewController else {
      preconditionFailure(
        "“\(identifier)” in \(content.name) is \(type(of: controller)), not \(ViewController.self)."
      )
    }
    return controller
  }

  /// The names by which ``makeScene(named:)`` finds scenes.
  var sceneNames: [String] { content.sceneNames }

  func makeScene(named name: String) -> UIViewController? {
    content.makeScene(named: name, of: self)
  }

  private func make(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let made = content.makeController(withIdentifier: identifier, of: self, creator: creator)
    guard let made else {
      preconditionFailure(
        "Storyboard (\(content.name)) doesn't contain a view controller with identifier "
          + "“\(identifier)”: set it in the identity inspector.")
    }
    return made
  }
}
