import Foundation
import NavigationKit

/// Makes the controller of one scene, and later its view with all that is in it; or the objects of
/// a nib.
@MainActor
final class SceneBuilder: SceneContent {
  let file: StoryboardFile
  let storyboard: UIStoryboard
  let scene: DocumentScene
  /// The element of the controller or of the nib's owner, as it is for the size classes.
  private(set) var element: DocumentElement
  /// The same element for any size classes.
  private let whole: DocumentElement
  /// Whether the element differs between size classes.
  let hasVariations: Bool
  /// The size classes.
  private var traits: DocumentTraits
  /// The constraints that were made, by their ids.
  var constraints: [String: MadeConstraint] = [:]
  var reader: ElementReader { file.reader }
  /// The controller, or the owner of a nib.
  private weak var owner: AnyObject?
  var controller: UIViewController? { owner as? UIViewController }
  /// The objects that were made so far, by the ids in the file.
  private var objects: [String: AnyObject] = [:]
  /// The objects of a nib, which keep this builder in turn.
  private var loose: [String: WeakObject] = [:]
  /// The elements whose connections are made once all objects are there.
  private var connected: [(element: DocumentElement, object: AnyObject)] = []

  /// Whether the owner's connections are made.
  private var isConnected = false
  private var kept: [AnyObject] = []

  init?(_ scene: DocumentScene, in file: StoryboardFile, of storyboard: UIStoryboard) {
    guard let element = scene.controller else { return nil }
    (self.scene, self.file, self.storyboard) = (scene, file, storyboard)
    (whole, traits, hasVariations) = (element, .current, element.hasVariations)
    self.element = hasVariations ? element.varied(for: .current) : element
  }

  /// The segues of the controller itself, which only code takes.
  private(set) lazy var ownSegues = reader.segues(of: element).filter { !$0.isOfContainer }
  private(set) lazy var codeSegues = ownSegues.map { codeSegue(of: $0) }

  /// A builder of a nib's objects for their owner; they are read as if they were in its element.
  init(nib scene: DocumentScene, in file: StoryboardFile, owner: AnyObject?) {
    (self.scene, self.file, self.owner) = (scene, file, owner)
    storyboard = UIStoryboard(file)
    var whole = scene.controller ?? DocumentElement(tag: "placeholder")
    whole.children += scene.otherObjects
    (self.whole, hasVariations) = (whole, whole.hasVariations)
    traits = (owner as? UIViewController).map { DocumentTraits($0.traitCollection) } ?? .current
    element = hasVariations ? whole.varied(for: traits) : whole
    hasCode = true
  }

  /// The objects besides the controller, as they are for the size classes.
  var topObjects: [DocumentElement] {
    scene.otherObjects.map { $0.hasVariations ? $0.varied(for: traits) : $0 }
  }

  /// Whether the app's code is there, which fills its lists itself.
  private(set) var hasCode = false

  /// Whether the app has classes of its own; a nib is filled by code also without them.
  var hasClasses: Bool { Stage.current?.interfaceClasses.isEmpty == false }

  /// The controller, without its view.
  func makeController(
    _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let own = ownController(element, creator)
    hasCode = own != nil || hasClasses
    let controller = own ?? ControllerKind.of(element).make(element, self)
    owner = controller
    controller.setInterface(self, of: storyboard)
    ControllerKind.of(element).set(controller, element, self)
    setRuntimeAttributes(of: element, on: controller)
    if own != nil { controller.awakeFromNib() }
    for object in topObjects { makeTopObject(object).map(keep) }
    // Of a container no view is read.
    if element.child(key: "view") == nil { finish() }
    return controller
  }

  /// The page that a stack has in place of its own first one; nil unless it is made for one.
  private(set) var pageOfStack: UIViewController?

  /// Makes the controller of a stack, with another page than its own first one.
  func makeStack(showing page: UIViewController) -> UIViewController {
    pageOfStack = page
    defer { pageOfStack = nil }
    return makeController()
  }

  func loadView(of controller: UIViewController) {
    if hasVariations { follow(DocumentTraits(controller.traitCollection)) }
    guard let root = element.child(key: "view") else { return loadEmptyView(of: controller) }
    file.inside(scene) {
      let view = makeView(root)
      if view.frame.isEmpty { view.frame = UIScreen.main.bounds }
      controller.view = isBelowBars(view) ? PageBelowBars(view) : view
      setScrolling(of: view)
      finish()
      hideWhatIsBehind(controller.view)
      fillIfEmpty(view)
      if hasVariations { followTraits(of: view) }
    }
  }

  /// The object that was made of an id; the owner, which keeps this builder, is not kept in turn.
  func madeObject(_ id: String) -> AnyObject? {
    id == element.id ? owner : objects[id] ?? loose[id]?.object
  }

  /// Makes the constraints and connections of the new objects.
  func finish() {
    let made = connected
    connected = []
    let owners = isConnected ? [] : [owner].compactMap { $0 }.map { (element: element, object: $0) }
    isConnected = true
    activateConstraints(of: (made + owners).map(\.element))
    for (element, object) in made + owners { setOutlets(of: element, on: object) }
    for (element, object) in made + owners { connect(element, object) }
    for (element, object) in made { setRuntimeAttributes(of: element, on: object) }
    for (element, object) in made where element.customClass != nil {
      (object as? any NibAwakening)?.awakeFromNib()
    }
  }

  /// Lets the objects follow the size classes of a view.
  private func followTraits(of view: UIView) {
    view.registerForTraitChanges(Self.sizes) { [weak self] (view: UIView, _) in
      self?.follow(DocumentTraits(view.traitCollection))
    }
  }

  /// Lets the objects of a nib follow the size classes of its outermost views, which keep this builder as
  /// long as they exist.
  func followTraitsOfNib() {
    guard hasVariations else { return }
    isMadeOfNib = true
    let roots = objects.values.compactMap { $0 as? UIView }.filter { $0.superview == nil }
    loose = objects.mapValues(WeakObject.init)
    objects = [:]
    for root in roots {
      root.registerForTraitChanges(Self.sizes) { (root: UIView, _) in
        self.follow(DocumentTraits(root.traitCollection))
      }
    }
  }

  private static let sizes: [UITrait] = [
    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
  ]
  /// Whether all of a nib is made.
  private var isMadeOfNib = false

  /// Reads the element for other size classes, and updates its objects.
  private func follow(_ traits: DocumentTraits) {
    guard traits != self.traits else { return }
    let former = element
    self.traits = traits
    element = whole.varied(for: traits)
    if isMadeOfNib || controller?.isViewLoaded == true { update(from: former) }
  }

  /// Records the object that was made of an element.
  func register(_ object: AnyObject, _ element: DocumentElement) {
    if let id = element.id { objects[id] = object }
    connected.append((element, object))
  }

  /// Keeps an object that nothing else keeps, such as a table's data source.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// Records an object by a further id, such as that of a view's guide.
  func register(_ object: AnyObject, id: String?) {
    if let id { objects[id] = object }
  }

  /// Makes the controller that a segue leads to.
  func makeDestination(
    _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    file.makeController(id: id, storyboard, creator)
  }

  /// Makes an object that is in no other; nil for a placeholder, or an unknown kind.
  func makeTopObject(_ element: DocumentElement) -> AnyObject? {
    switch element.tag {
    case "placeholder", "exit": nil
    case "searchDisplayController": leaveOutSearchDisplay(element)
    case "barButtonItem": makeBarButtonItem(element)
    case "navigationItem": makeNavigationItem(element)
    case "customObject": makeFreeObject(element)
    case let tag where tag.hasSuffix("GestureRecognizer"): makeRecognizer(element)
    case let tag where tag.hasSuffix("Controller"): makeInnerController(element)
    default: makeView(element)
    }
  }

  /// Notes that a search has no results: they are in a table that code fills.
  private func leaveOutSearchDisplay(_ element: DocumentElement) -> AnyObject? {
    reader.note("its search bar is played, without the results that code finds", at: element)
    return nil
  }

  /// Makes a controller in a nib, with its view.
  func makeInnerController(_ element: DocumentElement) -> UIViewController {
    let kind = ControllerKind.of(element)
    let controller = ownController(element, nil) ?? kind.make(element, self)
    register(controller, element)
    kind.set(controller, element, self)
    if let root = element.child(key: "view") {
      controller.setInterface(InnerScene(view: makeView(root), id: element.id), of: nil)
    }
    return controller
  }

  /// Makes an object of a class of the app; nil without one.
  private func makeFreeObject(_ element: DocumentElement) -> AnyObject? {
    guard let type = ownClass(of: element) as? any NSObjectProtocol.Type else { return nil }
    let object = type.instance()
    register(object, element)
    return object
  }
}

/// Refers to an object weakly.
private struct WeakObject {
  weak var object: AnyObject?
}

extension DocumentTraits {
  /// The traits of the stage that is being updated.
  @MainActor fileprivate static var current: DocumentTraits { DocumentTraits(.current) }

  @MainActor fileprivate init(_ traits: UITraitCollection) {
    self.init(
      width: traits.horizontalSizeClass == .regular ? .regular : .compact,
      height: traits.verticalSizeClass == .compact ? .compact : .regular)
  }
}
