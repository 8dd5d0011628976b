import Foundation

/// The back button that an inner stack shows at its first page, to go back in the outer stack.
struct BackDestination {
  /// The item that the button leads back to; it provides the button's title.
  let item: UINavigationItem
  /// Goes back.
  let go: () -> Void
}
