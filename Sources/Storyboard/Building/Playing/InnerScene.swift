import NavigationKit

/// The content of a controller in a nib: its view, made with the other objects.
final class InnerScene: SceneContent {
  private let view: UIView
  let sceneID: String

  init(view: UIView, id: String?) {
    (self.view, sceneID) = (view, id ?? "")
  }

  func loadView(of controller: UIViewController) { controller.view = view }

  // Nibs have no segues.
  var codeSegues: [CodeSegue] { [] }
  var segueIdentifiers: [String] { [] }
  func segue(withIdentifier identifier: String) -> SegueTemplate? { nil }
  func codeSegue(at index: Int) -> SegueTemplate {
    preconditionFailure("A nib has no segue \(index).")
  }
}
