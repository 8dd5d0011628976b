import Foundation

/// Compares what one screen is in several looks.
public struct LookComparison {
  private let screens: [(look: AuditLook, facts: LookFacts)]
  private let factsByLook: [AuditLook: LookFacts]

  /// - Parameter screens: The looks in which a screen was seen, with what was there.
  public init(_ screens: [(look: AuditLook, facts: LookFacts)]) {
    self.screens = screens
    factsByLook = Dictionary(
      screens.map { ($0.look, $0.facts) }, uniquingKeysWith: { first, _ in first })
  }

  /// The findings of `fixed-text`, `jumps` and `lost`, each with the look in which it is seen.
  public func findings() -> [(look: AuditLook, finding: AuditFinding)] {
    fixedTexts() + jumps() + lost()
  }

  // MARK: Text that does not grow

  private func fixedTexts() -> [(look: AuditLook, finding: AuditFinding)] {
    screens.filter { $0.look.textSize == Self.largest }.flatMap { large in
      guard let usual = factsByLook[large.look.with(\.textSize, "L")]
      else { return [(look: AuditLook, finding: AuditFinding)]() }
      return large.facts.facts.sorted { $0.key < $1.key }.compactMap { path, fact in
        guard !fact.isOfSystem, let size = fact.fontSize, let former = usual.facts[path],
          former.fontSize == size, former.label == fact.label,
          fact.label.contains(where: \.isLetter)
        else { return nil }
        let words = "letters have \(Self.text(size)) points at L and at \(Self.largest)"
        return (large.look, .of(fact, path, .fixedText, words))
      }
    }
  }

  // MARK: Elements that are elsewhere

  private func jumps() -> [(look: AuditLook, finding: AuditFinding)] {
    screens.flatMap { screen in
      let usual = [
        screen.look.isDark ? screen.look.with(\.isDark, false) : nil,
        screen.look.hasHighContrast ? screen.look.with(\.hasHighContrast, false) : nil,
        screen.look.isRightToLeft ? screen.look.with(\.isRightToLeft, false) : nil,
      ].compactMap(\.self)
      return usual.compactMap { look in factsByLook[look].map { (look, $0) } }.flatMap {
        jumps(in: screen, from: $0)
      }
    }
  }

  /// Whether a view's place is compared: those of texts and controls in what does not scroll
  /// sideways.
  private func isPlaced(_ fact: LookFacts.Fact) -> Bool {
    (fact.fontSize != nil || fact.isPressed) && !fact.scrollsSideways && !fact.isAccessory
  }

  private func jumps(
    in screen: (look: AuditLook, facts: LookFacts),
    from usual: (look: AuditLook, facts: LookFacts)
  ) -> [(look: AuditLook, finding: AuditFinding)] {
    let isMirrored = screen.look.isRightToLeft != usual.look.isRightToLeft
    let moved = screen.facts.facts.filter { path, fact in
      guard let former = usual.facts.facts[path], former.label == fact.label, isPlaced(fact),
        !isMirrored || !(fact.forcesDirection || fact.isOfSystem)
      else { return false }
      let now = [fact.frame, fact.placed]
      return !zip([former.frame, former.placed], now).contains { before, now in
        (isMirrored ? before.mirrored(in: screen.facts.bounds) : before).isNear(now)
      }
    }
    // What is in something that moved moves with it.
    let outermost = moved.filter { path, _ in
      !path.indices.contains { path[$0] == "/" && moved[String(path[..<$0])] != nil }
    }
    return outermost.sorted { $0.key < $1.key }.map { path, fact in
      let words =
        isMirrored
        ? "not at the mirror of its place from left to right"
        : "elsewhere than in \(usual.look.name)"
      return (screen.look, .of(fact, path, .jumps, words))
    }
  }

  // MARK: Elements that are nowhere

  /// Whether most of what has a name in one look is in another, too: else steps led elsewhere.
  private func isSamePage(_ names: Set<String>, as other: Set<String>) -> Bool {
    names.intersection(other).count * 2 > min(names.count, other.count)
  }

  private func lost() -> [(look: AuditLook, finding: AuditFinding)] {
    guard let usual = screens.first(where: { $0.look.textSize == "L" }) else { return [] }
    let names = screens.map { Set($0.facts.facts.values.map(\.words)) }
    let usualNames = Set(usual.facts.facts.values.map(\.words))
    return usual.facts.facts.sorted { $0.key < $1.key }.flatMap { path, fact in
      // A scroll view shows more of its content on a larger screen.
      guard fact.isPressed, !fact.label.isEmpty, !fact.isInScrollView, !fact.isOfSystem else {
        return [(look: AuditLook, finding: AuditFinding)]()
      }
      return zip(screens, names).compactMap { screen, names in
        guard !names.contains(fact.words), screen.look.language == usual.look.language,
          isSamePage(names, as: usualNames)
        else { return nil }
        let finding = AuditFinding.of(
          fact, path, .lost, "not there, unlike in \(usual.look.name)",
          isNote: screen.look.isPhone != usual.look.isPhone)
        return (screen.look, finding)
      }
    }
  }

  /// The text size that is compared with the usual one.
  private static let largest = "AX5"

  private static func text(_ size: CGFloat) -> String { String(format: "%g", Double(size)) }
}

extension AuditFinding {
  fileprivate static func of(
    _ fact: LookFacts.Fact, _ path: String, _ check: AuditCheck, _ words: String,
    isNote: Bool = false
  ) -> AuditFinding {
    AuditFinding(
      check: check, element: fact.words, label: fact.label, identifier: fact.identifier,
      frame: fact.frame, words: words, isNote: isNote, path: path)
  }
}

extension AuditLook {
  /// The look with another value.
  fileprivate nonisolated func with<Value>(
    _ part: WritableKeyPath<AuditLook, Value>, _ value: Value
  ) -> AuditLook {
    var look = self
    look[keyPath: part] = value
    return look
  }
}

extension CGRect {
  /// The rectangle seen in a mirror.
  fileprivate nonisolated func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }

  /// Whether it is at the same place, to half a point.
  fileprivate nonisolated func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) <= 0.5 }
  }
}
