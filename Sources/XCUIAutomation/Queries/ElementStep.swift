import Foundation

/// A step on the way from the application to elements.
@preconcurrency @MainActor
enum ElementStep {
  case descendants(XCUIElement.ElementType)
  case children(XCUIElement.ElementType)
  case named(String)
  case matching(NSPredicate)
  case containing(XCUIElement.ElementType, String?)
  case containingMatch(NSPredicate)
  case index(Int)
  case first
  case only

  /// Whether the place of an element among others decides.
  var isIndex: Bool { if case .index = self { true } else { false } }

  /// The elements after the step.
  func elements(from elements: [ElementSnapshot]) -> [ElementSnapshot] {
    switch self {
    case .descendants(let type):
      Self.unique(elements.flatMap(\.descendants)).filter { $0.has(type) }
    case .children(let type): elements.flatMap(\.children).filter { $0.has(type) }
    case .named(let text): elements.filter { $0.isNamed(text) }
    case .matching(let predicate): elements.filter { predicate.evaluate(with: $0) }
    case .containing(let type, let text):
      elements.filter { element in
        element.descendants.contains { $0.has(type) && text.map($0.isNamed) ?? true }
      }
    case .containingMatch(let predicate):
      elements.filter { $0.descendants.contains { predicate.evaluate(with: $0) } }
    case .index(let index):
      // A negative index counts from the end, -1 being the last.
      (elements.indices.contains(index < 0 ? elements.count + index : index))
        ? [elements[index < 0 ? elements.count + index : index]] : []
    case .first: Array(elements.prefix(1))
    case .only: elements
    }
  }

  /// The elements without those that were found twice, as lists in lists are.
  private static func unique(_ elements: [ElementSnapshot]) -> [ElementSnapshot] {
    var found: Set<ObjectIdentifier> = []
    return elements.filter { found.insert(ObjectIdentifier($0)).inserted }
  }

  /// The step in a failure's message; nil for one that goes without saying.
  var text: String? {
    switch self {
    case .descendants(let type): "Descendants matching type \(type.name)"
    case .children(let type): "Children matching type \(type.name)"
    case .named(let text): "Elements named “\(text)”"
    case .matching: "Elements matching a predicate"
    case .containing(let type, let text):
      "Containing type \(type.name)" + (text.map { " named “\($0)”" } ?? "")
    case .containingMatch: "Containing elements matching a predicate"
    case .index(let index): "Element at index \(index)"
    case .first: "First match"
    case .only: nil
    }
  }
}

extension ElementSnapshot {
  fileprivate func has(_ type: XCUIElement.ElementType) -> Bool {
    type == .any || type == elementType
  }
}
