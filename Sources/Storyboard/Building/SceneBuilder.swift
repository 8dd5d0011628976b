import Foundation
import NavigationKit

/// Makes the controller of one scene, and later its view with all that is in it.
@MainActor
final class SceneBuilder: SceneContent {
  let file: StoryboardFile
  let storyboard: UIStoryboard
  let scene: DocumentScene
  /// The controller's element, as it is for the size classes it is made in.
  let element: DocumentElement
  var reader: ElementReader { file.reader }
  weak var controller: UIViewController?
  /// What was made so far, by the ids in the file.
  private var objects: [String: AnyObject] = [:]
  /// The elements whose connections are made once all objects are there.
  private var connected: [(element: DocumentElement, object: AnyObject)] = []

  /// Whether the controller's own connections are made.
  private var isConnected = false
  private var kept: [AnyObject] = []

  init?(_ scene: DocumentScene, in file: StoryboardFile, of storyboard: UIStoryboard) {
    guard let element = scene.controller else { return nil }
    (self.scene, self.file, self.storyboard) = (scene, file, storyboard)
    self.element = element.hasVariations ? element.varied(for: .current) : element
  }

  /// The segues of the controller itself, which only code takes.
  private(set) lazy var ownSegues = reader.segues(of: element).filter { !$0.isOfContainer }
  private(set) lazy var codeSegues = ownSegues.map { codeSegue(of: $0) }

  /// Whether the controller is of a class of the app, which fills its lists itself.
  private(set) var hasCode = false

  /// The controller, without its view.
  func makeController(
    _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let own = ownController(element, creator)
    hasCode = own != nil
    let controller = own ?? ControllerKind.of(element).make(element, self)
    self.controller = controller
    controller.setInterface(self, of: storyboard)
    ControllerKind.of(element).set(controller, element, self)
    for object in scene.otherObjects { makeTopObject(object) }
    // Of a container no view is read.
    if element.child(key: "view") == nil { finish() }
    return controller
  }

  func loadView(of controller: UIViewController) {
    guard let root = element.child(key: "view") else { return }
    file.inside(scene) {
      controller.view = makeView(root)
      finish()
    }
  }

  /// What was made of an id; the controller, which keeps this, is not kept in turn.
  func madeObject(_ id: String) -> AnyObject? { id == element.id ? controller : objects[id] }

  /// Makes constraints and connections of what was made meanwhile.
  func finish() {
    var made = connected
    connected = []
    if !isConnected, let controller { made.append((element, controller)) }
    isConnected = true
    activateConstraints(of: made.map(\.element))
    for (element, object) in made { setOutlets(of: element, on: object) }
    for (element, object) in made { connect(element, object) }
    for (element, object) in made { setRuntimeAttributes(of: element, on: object) }
    for (element, object) in made where element.customClass != nil {
      (object as? UIResponder)?.awakeFromNib()
    }
  }

  /// Notes what was made of an element.
  func register(_ object: AnyObject, _ element: DocumentElement) {
    if let id = element.id { objects[id] = object }
    connected.append((element, object))
  }

  /// Keeps what only it refers to, such as a table's data source.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// Another name of an object: a guide of a view.
  func register(_ object: AnyObject, id: String?) {
    if let id { objects[id] = object }
  }

  /// Makes the controller that a segue leads to.
  func makeDestination(_ id: String) -> UIViewController? {
    file.makeController(id: id, storyboard)
  }

  private func makeTopObject(_ element: DocumentElement) {
    switch element.tag {
    case "barButtonItem": _ = makeBarButtonItem(element)
    case let tag where tag.hasSuffix("GestureRecognizer"): makeRecognizer(element)
    default: break
    }
  }
}

extension DocumentTraits {
  /// Those of the stage that is being updated.
  @MainActor fileprivate static var current: DocumentTraits {
    let traits = UITraitCollection.current
    return DocumentTraits(
      width: traits.horizontalSizeClass == .regular ? .regular : .compact,
      height: traits.verticalSizeClass == .compact ? .compact : .regular)
  }
}
