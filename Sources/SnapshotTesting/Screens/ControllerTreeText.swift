import NavigationKit

/// A controller and those inside it as text, a line each, in the form of UIKit's own description
/// without addresses: `<UIViewController>, state: appeared, view: <UIView>`.
@MainActor
struct ControllerTreeText {
  private(set) var text = ""

  init(_ controller: UIViewController) { add(controller, indent: "") }

  private mutating func add(_ controller: UIViewController, indent: String) {
    text += "\(indent)\(Self.line(controller))\n"
    for child in controller.children { add(child, indent: "   | " + indent) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      text += "\(indent)   + \(Self.line(presented)), presented\n"
      for child in presented.children { add(child, indent: "   | " + indent) }
    }
  }

  private static func line(_ controller: UIViewController) -> String {
    let view = controller.viewIfLoaded
    let state = view?.window == nil ? "disappeared" : "appeared"
    let words =
      view.map { "<\(type(of: $0))>" + ($0.window == nil ? " not in the window" : "") }
      ?? "(view not loaded)"
    return "<\(type(of: controller))>, state: \(state), view: \(words)"
  }
}
