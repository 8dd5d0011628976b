/// The pages that a web view has shown, and which of them it shows.
struct WebHistory {
  /// How a load changes it.
  enum Move {
    case push, stay, back, forward
  }

  private var pages: [WebPage] = []
  private var place = -1

  var current: WebPage? { page(at: place) }
  var previous: WebPage? { page(at: place - 1) }
  var next: WebPage? { page(at: place + 1) }
  var canGoBack: Bool { previous != nil }
  var canGoForward: Bool { next != nil }

  /// Shows a page; one that is pushed takes the place of those ahead.
  mutating func go(_ move: Move, to page: WebPage) {
    switch move {
    case .push:
      pages = pages.prefix(place + 1) + [page]
      place += 1
    case .stay: break
    case .back: place -= 1
    case .forward: place += 1
    }
  }

  private func page(at place: Int) -> WebPage? {
    pages.indices.contains(place) ? pages[place] : nil
  }
}
