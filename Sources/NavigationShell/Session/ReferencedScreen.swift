import Scenario

/// A screen whose elements have references.
nonisolated struct ReferencedScreen: Hashable, Sendable {
  /// An element, and the name by which steps refer to it.
  struct Entry: Hashable, Sendable {
    let reference: String
    let element: ScreenInspection.Element
  }

  /// What is on the screen.
  let screen: ScreenInspection
  /// Its elements with their references, front to back.
  let entries: [Entry]

  /// The entry of a reference; nil if the element is not on screen.
  subscript(reference: String) -> Entry? { entries.first { $0.reference == reference } }
}

nonisolated extension ScreenInspection {
  /// The stack in front: of what is presented last, else of the root.
  var frontStack: [Page] { presented.last ?? stack }

  /// The title of the page in front.
  var frontTitle: String { frontStack.last?.title ?? "" }

  /// The classes of the controllers on all stacks, from the root to what is presented last.
  var controllers: [[String]] { ([stack] + presented).map { $0.map(\.controller) } }
}
