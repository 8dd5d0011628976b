import NavigationKit

/// A page that keeps every key and notes when it goes down and up.
final class KeyPage: UIViewController {
  private(set) var log: [String] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("began")
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("ended")
  }
}
