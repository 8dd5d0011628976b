import Foundation

/// Which view the keyboard acts on, and whether a ring shows it.
///
/// Views that were focused before are remembered: the page that comes back has its focus again.
struct KeyboardFocus {
  private struct Weak { weak var view: UIView? }
  private var history: [Weak] = []
  /// Whether a ring shows the focused view: from the first key that moves the focus until a finger
  /// comes down.
  var isShown = false

  /// Focuses a view.
  mutating func move(to view: UIView) {
    isShown = true
    history.removeAll { $0.view == nil || $0.view === view }
    history.append(Weak(view: view))
    if history.count > Self.depth { history.removeFirst() }
  }

  /// The views that were focused, the latest first.
  var views: [UIView] { history.reversed().compactMap(\.view) }

  /// The view that is focused while its ring is shown.
  var item: UIView? { isShown ? views.first : nil }

  /// The one of several items that was focused last.
  func last(of items: [FocusItem]) -> FocusItem? {
    views.lazy.compactMap { view in items.first { $0.view === view } }.first
  }

  /// How many views are remembered: more than pages are on top of each other.
  private static let depth = 64
}
