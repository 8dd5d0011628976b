import Storyboard

/// Damages a tree of elements, which stays well-formed XML, in ways that it decides by a seed.
struct ElementMutator {
  /// The kind of damage to an element.
  enum Damage: CaseIterable {
    case dropped, doubled, nested, childrenReversed, childrenReplaced
    case renamed, attributeDropped, attributeGarbled, attributeMoved, textGarbled
  }

  private var random: Mutator

  init(seed: UInt64) { random = Mutator(seed: seed) }

  /// The tree as XML after one to four damages.
  mutating func damaged(_ root: DocumentElement) -> String {
    var root = root
    for _ in 0...random.number(below: 4) {
      var elements: [DocumentElement] = []
      root.forEach { elements.append($0) }
      let other = elements[random.number(below: elements.count)]
      let damage = Damage.allCases[random.number(below: Damage.allCases.count)]
      // The root stays, so that the rest of the file is read.
      var countdown = 1 + random.number(below: max(1, elements.count - 1))
      root = changed(root, after: &countdown, damage, other).first ?? root
    }
    return root.xml
  }

  private mutating func changed(
    _ element: DocumentElement, after countdown: inout Int, _ damage: Damage,
    _ other: DocumentElement
  ) -> [DocumentElement] {
    if countdown == 0 {
      countdown = -1
      return apply(damage, to: element, other)
    }
    countdown -= 1
    var result = element
    result.children = element.children.flatMap { child in
      countdown < 0 ? [child] : changed(child, after: &countdown, damage, other)
    }
    return [result]
  }

  private mutating func apply(
    _ damage: Damage, to element: DocumentElement, _ other: DocumentElement
  ) -> [DocumentElement] {
    var result = element
    let names = element.attributes.keys.sorted()
    let name = names.isEmpty ? "id" : names[random.number(below: names.count)]
    switch damage {
    case .dropped: return []
    case .doubled: return [element, element]
    case .nested: result.children.append(other)
    case .childrenReversed: result.children.reverse()
    case .childrenReplaced: result.children = other.children
    case .renamed: result.tag = other.tag
    case .attributeDropped: result.attributes[name] = nil
    case .attributeGarbled: result.attributes[name] = random.value()
    case .attributeMoved: result.attributes.merge(other.attributes) { _, new in new }
    case .textGarbled: result.text = random.value()
    }
    return [result]
  }
}

extension DocumentElement {
  /// The element as XML, a line for each tag.
  var xml: String {
    let values = attributes.sorted { $0.key < $1.key }.map { " \($0)=\"\(Self.escaped($1))\"" }
    let content = Self.escaped(text) + children.map { "\n" + $0.xml }.joined()
    return "<\(tag)\(values.joined())>\(content)</\(tag)>"
  }

  private static func escaped(_ text: String) -> String {
    text.map { ["<": "&lt;", "&": "&amp;", "\"": "&quot;"][$0] ?? String($0) }.joined()
  }
}
