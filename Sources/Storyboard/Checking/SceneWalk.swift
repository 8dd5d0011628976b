import Foundation
public import NavigationKit

/// A walk along every segue of a storyboard, which notes those that do not lead to their scene.
@MainActor
public struct SceneWalk {
  /// The number of segues.
  public private(set) var count = 0
  /// The segues that led somewhere else.
  public private(set) var faults: [DocumentIssue] = []

  private let file: StoryboardFile
  private let stage: Stage

  /// Performs each segue from its scene, as a tap on its sender does where that is on screen.
  public init(of file: StoryboardFile, on stage: Stage) {
    (self.file, self.stage) = (file, stage)
    for edge in file.graph.edges {
      count += 1
      if !leads(edge) { record(edge) }
    }
  }

  private mutating func record(_ edge: SceneEdge) {
    let name = edge.segue.identifier ?? edge.segue.id ?? ""
    faults.append(
      DocumentIssue(
        file: file.document.file, line: edge.segue.line,
        message: "the segue \(DocumentIssue.shortened(name)) does not lead to its scene"))
  }

  private func leads(_ edge: SceneEdge) -> Bool {
    let source = file.document.scenes[edge.source]
    guard let controller = show(source, for: edge) else { return false }
    let target = edge.isUnwinding ? source : edge.destination.map { file.document.scenes[$0] }
    guard let target else { return false }
    let before = occurrences(of: target)
    // A container that its file puts into itself is there, but not in itself.
    if edge.trigger == .container { return before > (edge.destination == edge.source ? 1 : 0) }
    guard let scene = controller.sceneContent as? SceneBuilder else { return false }
    stage.perform { scene.perform(edge, from: controller) }
    stage.settle()
    let after = occurrences(of: target)
    return edge.isUnwinding ? after < before : after > before
  }

  /// Shows the scene that a segue leaves: in a stack where it can be in one.
  private func show(_ scene: DocumentScene, for edge: SceneEdge) -> UIViewController? {
    var shown: UIViewController?
    stage.show(
      { [file] in
        guard let controller = file.makeController(of: scene, UIStoryboard(file)) else {
          return UIViewController()
        }
        shown = controller
        let isContainer = scene.controller.map { Self.containers.contains($0.tag) } ?? false
        guard !isContainer, edge.trigger != .container else { return controller }
        let stack = UINavigationController()
        stack.viewControllers = edge.isUnwinding ? [UIViewController(), controller] : [controller]
        return stack
      }, restoring: nil)
    stage.settle()
    return shown
  }

  /// The containers that are not put in a stack.
  private static let containers: Set = [
    "navigationController", "tabBarController", "splitViewController",
  ]

  /// The number of times that a scene is there.
  private func occurrences(of scene: DocumentScene) -> Int {
    guard let root = stage.window.rootViewController else { return 0 }
    let target = target(of: scene)
    return root.allInside.count { controller in
      guard let made = controller.sceneContent as? SceneBuilder else { return false }
      return target.map { made.file === file && made.scene.id == $0.id } ?? (made.file !== file)
    }
  }

  /// The scene, or the target of a scene that is a reference; nil for a target in another storyboard.
  private func target(of scene: DocumentScene) -> DocumentScene? {
    guard let reference = scene.reference else { return scene }
    guard file.file(of: reference) === file else { return nil }
    return reference.identifier.map(file.document.scene(identifier:)) ?? file.document.initialScene
  }
}

extension SceneEdge {
  fileprivate var isUnwinding: Bool { if case .unwind = segue.kind { true } else { false } }
}

extension UIViewController {
  /// The controller, those in it and those that they present, each once.
  fileprivate var allInside: [UIViewController] {
    var found: [UIViewController] = []
    var waiting = [self]
    while let controller = waiting.popLast() {
      guard !found.contains(controller) else { continue }
      found.append(controller)
      waiting += controller.children
      if let tabs = controller as? UITabBarController { waiting += tabs.viewControllers ?? [] }
      waiting += [controller.presentedViewController].compactMap { $0 }
    }
    return found
  }
}

extension SceneBuilder {
  /// Takes a segue as its sender does when a person uses it.
  fileprivate func perform(_ edge: SceneEdge, from controller: UIViewController) {
    let sender = edge.sender.flatMap { madeObject($0) }
    switch sender {
    case let cell as UITableViewCell where edge.segue.isOfAccessory: cell.accessorySegue?(cell)
    case let cell as UITableViewCell: cell.segue?(cell)
    case let cell as UICollectionViewCell: cell.segue?(cell)
    case let item as UIBarButtonItem:
      item.primaryAction.map(UIControl(frame: .zero).sendAction)
    case let control as UIControl: control.sendActions(for: control.eventOfSegues)
    default: controller.take(template(of: edge.segue), sender: sender)
    }
  }
}
