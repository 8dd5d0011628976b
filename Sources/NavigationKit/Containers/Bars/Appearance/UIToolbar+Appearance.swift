import Foundation

extension UIToolbar {
  var isManaged: Bool { controller != nil }

  func makeAppearance(_ metrics: UIBarMetrics) -> UIToolbarAppearance {
    let made = UIToolbarAppearance()
    look.paint(made, at: barPosition, metrics)
    return made
  }

  /// Applies the current appearance, unless a transition that is about to start will do so.
  func restyle() {
    guard controller?.isAboutToMove != true else { return }
    background.show(resolved.backgrounds, page: controller?.topViewController)
    if let content {
      content.fadingContentColors { content.show(textAppearance, look.style) }
    }
  }

  /// Called after scrolling: applies the appearance of buttons that matches the background.
  func contentDidScroll() {
    guard let content, content.appearance !== textAppearance else { return }
    content.show(textAppearance, look.style)
  }
}
