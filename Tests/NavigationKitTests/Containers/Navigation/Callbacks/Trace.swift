import Foundation
import Goldens
import NavigationKit

/// A navigation controller on a stage, with a record of all callbacks as text.
///
/// A line has the time, the receiver, the call, the stack as visible from there, and the flags.
final class Trace: NSObject {
  let stage: Stage
  var navigation = UINavigationController() {
    didSet { navigation.delegate = self }
  }
  private let heading: [String]
  private var lines: [String] = []

  /// Starts a record with a heading: the user's actions, and what to look for.
  init(_ heading: String..., size: CGSize = .phone) {
    self.heading = heading
    stage = Stage(size: size)
    super.init()
    navigation.delegate = self
  }

  /// A page that records its callbacks here.
  func page(_ title: String) -> TracePage { TracePage(title, trace: self) }

  /// Shows pages, the last on top, before the record begins.
  func show(_ pages: UIViewController...) {
    navigation.setViewControllers(pages, animated: false)
    show(in: navigation)
  }

  /// Shows a container with the navigation controller in it before the record begins.
  func show(in root: UIViewController) {
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
    lines = []
  }

  /// Begins the record anew.
  func forget() { lines = [] }

  /// Runs an action between two lines that name it.
  func act(_ what: String, _ action: () -> Void) {
    lines.append("> \(what)")
    action()
    lines.append("< done")
  }

  /// Settles the stage.
  func settle() {
    lines.append("> time passes")
    stage.settle()
  }

  func record(
    _ who: String, _ what: String, sees navigation: UINavigationController?,
    because reasons: [String] = []
  ) {
    let titles = navigation?.viewControllers.map { $0.title ?? "" }.joined(separator: ", ")
    let columns = [
      column("\(Int((stage.now * 1000).rounded())) ms", width: 7, alignsRight: true),
      column(who, width: 11), column(what, width: 38),
      column(titles.map { "[\($0)]" } ?? "no navigation controller", width: 24),
      reasons.joined(separator: ", "),
    ]
    lines.append(columns.joined(separator: "  ").replacing(/\ +$/, with: ""))
  }

  /// The record, heading first.
  var text: String { (heading + [""] + lines).joined(separator: "\n") + "\n" }

  private func column(_ text: String, width: Int, alignsRight: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return alignsRight ? space + text : text + space
  }
}

extension Trace: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    record(
      "delegate", "willShow(\(viewController.title ?? ""), animated: \(animated))",
      sees: navigationController)
    watch(navigationController.transitionCoordinator, of: navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    record(
      "delegate", "didShow(\(viewController.title ?? ""), animated: \(animated))",
      sees: navigationController)
  }

  private func watch(
    _ coordinator: (any UIViewControllerTransitionCoordinator)?,
    of navigation: UINavigationController
  ) {
    func recordPhase(_ what: String, _ context: any UIViewControllerTransitionCoordinatorContext) {
      let flags = [
        context.isInteractive ? "interactive" : nil, context.isCancelled ? "cancelled" : nil,
      ]
      record("coordinator", what, sees: navigation, because: flags.compactMap { $0 })
    }
    coordinator?.animate(
      alongsideTransition: { recordPhase("alongside", $0) },
      completion: { recordPhase("completion", $0) })
    coordinator?.notifyWhenInteractionChanges { recordPhase("interaction changed", $0) }
  }
}
