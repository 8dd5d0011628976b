import Foundation
import Input
import Yams

nonisolated extension ScenarioReader {
  /// Reads a `press`; the default finger is the first.
  mutating func press(_ node: Node) -> ScenarioStep.Action? {
    guard case .mapping(let mapping) = node, isAroundTarget(mapping, besides: .finger),
      let entries = entries(of: node, inside: .press)
    else { return target(node, for: "press").map { .press($0, finger: ScenarioStep.firstFinger) } }
    let target = target(entries[PartKey.at], for: "at")
    let finger = finger(entries)
    guard let target, let finger else { return nil }
    return .press(target, finger: finger)
  }

  /// Whether a mapping has a target behind `at`, and is none itself, which has a place there.
  func isAroundTarget(_ mapping: Node.Mapping, besides key: PartKey) -> Bool {
    let words = mapping.keys.compactMap { word($0) }
    return words.contains(key.rawValue)
      || words.contains(PartKey.at.rawValue)
        && !words.contains(where: MappingForm.element.keys.contains)
  }

  /// Reads a step that moves a finger or a wheel, or lifts a finger.
  mutating func movement(_ key: StepKey, _ node: Node) -> ScenarioStep.Action? {
    guard let entries = entries(of: node, inside: key) else {
      return nil
    }
    switch key {
    case .move: return move(entries, node)
    case .release: return finger(entries).map { .release(finger: $0) }
    case .drag: return drag(entries)
    case .fling: return fling(entries)
    default: return wheel(entries)
    }
  }

  private mutating func move(_ entries: Entries, _ node: Node) -> ScenarioStep.Action? {
    let over = optionalTime(entries)
    if let fingers = entries[PartKey.fingers] {
      let ends = self.fingers(fingers)
      let isAlone = entries[PartKey.to] == nil && entries[PartKey.finger] == nil
      if !isAlone { report(.moveEnd, at: node.place) }
      guard let ends, let over, isAlone else { return nil }
      return .moveFingers(ends, over: over ?? 0)
    }
    if entries[PartKey.to] == nil {
      report(.moveEnd, at: node.place, rank: node.mapping.map { Array($0.keys) }?.last?.place)
    }
    let end = point(entries[PartKey.to], for: "to")
    let finger = finger(entries)
    guard let end, let over, let finger else { return nil }
    return .move(to: end, over: over ?? 0, finger: finger)
  }

  private mutating func drag(_ entries: Entries) -> ScenarioStep.Action? {
    let start = target(entries[PartKey.from], for: "from")
    let end = point(entries[PartKey.to], for: "to")
    let over = number(entries[PartKey.over], for: "over", .movement)
    guard let start, let end, let over else { return nil }
    return .drag(from: start, to: end, over: over)
  }

  private mutating func fling(_ entries: Entries) -> ScenarioStep.Action? {
    let start = target(entries[PartKey.from], for: "from")
    let velocity = pair(entries[PartKey.velocity], for: "velocity", .velocity)
    guard let start, let velocity else { return nil }
    return .fling(from: start, velocity: CGPoint(x: velocity.0, y: velocity.1))
  }

  private mutating func wheel(_ entries: Entries) -> ScenarioStep.Action? {
    let place = point(entries[PartKey.at], for: "at")
    let delta = pair(entries[PartKey.by], for: "by", .delta)
    let over = optionalTime(entries)
    guard let place, let delta, let over else { return nil }
    return .wheel(at: place, by: CGSize(width: delta.0, height: delta.1), over: over)
  }

  /// The step's finger, by default the first; nil if it is invalid.
  private mutating func finger(_ entries: Entries) -> Int? {
    guard let node = entries[PartKey.finger] else { return ScenarioStep.firstFinger }
    return whole(node, for: "finger", .finger)
  }

  /// The step's `over`, or none; nil if it is invalid.
  private mutating func optionalTime(_ entries: Entries) -> TimeInterval?? {
    guard let node = entries[PartKey.over] else { return .some(nil) }
    return number(node, for: "over", .movement).map { .some($0) }
  }

  // MARK: Keys

  /// Reads a key with its modifier keys.
  mutating func keyPress(_ node: Node) -> ScenarioStep.Action? {
    guard case .mapping = node else { return key(node).map { .key($0, []) } }
    guard let entries = entries(of: node, inside: .key) else {
      return nil
    }
    let key = entries[PartKey.press].flatMap { self.key($0) }
    let modifiers = modifiers(entries[PartKey.with])
    guard let key, let modifiers else { return nil }
    return .key(key, modifiers)
  }

  private mutating func key(_ node: Node) -> Key? {
    guard let name = typedText(node, for: "key") else { return nil }
    if let key = Key(written: name) { return key }
    report(node, for: "key", expected: .key)
    return nil
  }

  private mutating func modifiers(_ node: Node?) -> Modifiers? {
    guard let node else { return [] }
    let words = Modifiers.named.map { (word: $0.name, value: $0.modifier) }
    let read = each(of: node, for: "with").map { choice($0, for: "with", among: words) }
    return read.contains { $0 == nil } ? nil : Modifiers(read.compactMap(\.self))
  }
}
