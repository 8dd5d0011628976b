public import Foundation

/// Finds storyboards and nibs by name and reads them; the host supplies it to a stage.
public protocol InterfaceLoader {
  /// The storyboard of a name; nil if there is none.
  func storyboard(named name: String, in bundle: Bundle?) -> (any StoryboardContent)?
  /// The nib of a name; nil if there is none.
  func nib(named name: String, in bundle: Bundle?) -> (any NibContent)?
  /// A nib in memory; nil if it cannot be read.
  func nib(of data: Data, in bundle: Bundle?) -> (any NibContent)?
  /// A storyboard, of all that there are, that has a scene of a name; nil if none has.
  func storyboard(withSceneNamed name: String) -> (any StoryboardContent)?
  /// The names of the scenes of all storyboards that there are.
  var sceneNames: [String] { get }
  /// The storyboard that the app starts with, as its `Info.plist` names it; nil if it names none.
  var mainStoryboard: (any StoryboardContent)? { get }
  /// The class of the scene's delegate that the app's `Info.plist` names; nil if it names none.
  var sceneDelegateName: String? { get }
}

extension InterfaceLoader {
  /// None, unless a loader says otherwise.
  public func storyboard(withSceneNamed name: String) -> (any StoryboardContent)? { nil }
  /// None, unless a loader says otherwise.
  public var sceneNames: [String] { [] }
  /// None, unless a loader says otherwise.
  public var mainStoryboard: (any StoryboardContent)? { nil }
  /// None, unless a loader says otherwise.
  public var sceneDelegateName: String? { nil }
}

/// A storyboard or nib that was read, with the files around it.
public protocol InterfaceContent: AnyObject {
  /// The nib of a name that the file means: of several the nearest; nil if there is none.
  func nib(named name: String, in bundle: Bundle?) -> (any NibContent)?
}

extension InterfaceContent {
  /// None, unless a file knows those around it.
  public func nib(named name: String, in bundle: Bundle?) -> (any NibContent)? { nil }
}

/// The scenes of a storyboard, of which controllers are made.
public protocol StoryboardContent: InterfaceContent {
  /// The storyboard's name, for messages.
  var name: String { get }
  /// The tint of all that has none of its own; nil for the system's.
  var tintColor: UIColor? { get }
  /// Makes the controller it starts with; nil if it has none.
  ///
  /// - Parameter creator: Makes the controller itself; nil, or nil as its result, leaves that to the
  ///   storyboard.
  func makeInitialController(
    of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
  /// Makes the controller of an identifier; nil if it has none.
  func makeController(
    withIdentifier identifier: String, of storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
  /// Makes the controller of a scene by its identifier, else another of its names; nil if there is none
  /// of that name.
  func makeScene(named name: String, of storyboard: UIStoryboard) -> UIViewController?
  /// The names by which scenes are found.
  var sceneNames: [String] { get }
}

/// The objects of a nib, which can be made again and again.
public protocol NibContent: InterfaceContent {
  /// Makes the top-level objects, and connects them with their owner and with objects from outside
  /// that its placeholders name.
  func makeObjects(owner: AnyObject?, external: [String: AnyObject]) -> [Any]
}

/// The part of a storyboard or nib that describes one controller: its view and segues.
public protocol SceneContent: AnyObject {
  /// Makes the controller's view and sets it; called when the view is first needed.
  func loadView(of controller: UIViewController)
  /// The segue of an identifier that leads away from the controller; nil if there is none.
  func segue(withIdentifier identifier: String) -> SegueTemplate?
  /// The identifiers of the segues that lead away from the controller.
  var segueIdentifiers: [String] { get }
  /// The scene's id in its file.
  var sceneID: String { get }
  /// The segues of the controller itself, which only code takes, in the order of the file.
  var codeSegues: [CodeSegue] { get }
  /// Makes the segue at an index of ``codeSegues``.
  func codeSegue(at index: Int) -> SegueTemplate
}

/// A controller's part in the storyboard it was made of.
struct ControllerInterface {
  let storyboard: UIStoryboard?
  let scene: any SceneContent
}

extension UIViewController {
  /// Says which part of a storyboard or nib the controller was made of, before its view is loaded.
  public func setInterface(_ scene: any SceneContent, of storyboard: UIStoryboard?) {
    interface = ControllerInterface(storyboard: storyboard, scene: scene)
  }

  /// The part of its storyboard or nib that describes it; nil if it was made by code.
  package var sceneContent: (any SceneContent)? { interface?.scene }

  /// The storyboard it was made of; nil if it was made by code.
  public var storyboard: UIStoryboard? { interface?.storyboard }
}
