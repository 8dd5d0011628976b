/// What an audit found on the screens of an app, in all looks.
public nonisolated struct AuditResult: Sendable {
  /// A finding, with all screens and looks in which it was found.
  public struct Entry: Hashable, Sendable {
    /// The screens on which it was found, as `photos: album`, in the order in which they were
    /// audited.
    public let screens: [String]
    /// What was found, on the first of the screens.
    public let finding: AuditFinding
    /// The look of what is in `finding`.
    public let look: AuditLook
    /// The looks in which it was found, in the order in which they were audited.
    public let looks: [AuditLook]
    /// The looks in words.
    public let lookWords: String

    /// The element in words, and how many others the same is said of.
    public var elementWords: String {
      finding.element + (finding.others > 0 ? " and \(finding.others) more" : "")
    }

    /// The screens in words.
    public var screenWords: String {
      screens.count > 2
        ? "\(screens[0]) and \(screens.count - 1) other screens"
        : screens.joined(separator: " and ")
    }

    /// The finding in a line, as
    /// `clipped: button “Abonnieren” in settings: cut to “Abonn…” · iphone-se-1, from XXL on`.
    public var line: String {
      "\(finding.check.rawValue): \(elementWords) in \(screenWords): \(finding.words) · \(lookWords)"
    }
  }

  /// The findings, by screen, check and place.
  public let entries: [Entry]
  /// The screens that were audited, in their order.
  public let screens: [String]
  /// How many looks were audited.
  public let lookCount: Int

  /// How many screens were audited.
  public var screenCount: Int { screens.count }

  /// The findings that are no notes.
  public var findings: [Entry] { entries.filter { !$0.finding.isNote } }
  /// What is only worth a look.
  public var notes: [Entry] { entries.filter(\.finding.isNote) }
}

extension AuditResult {
  /// What was found on a screen in a look.
  public nonisolated struct Seen: Sendable {
    /// The screen's name.
    public let screen: String
    /// The look.
    public let look: AuditLook
    /// What was found.
    public let findings: [AuditFinding]
    /// Whether colours were looked at.
    public let hasColors: Bool

    /// Makes it of a screen, a look and what was found.
    public init(screen: String, look: AuditLook, findings: [AuditFinding], hasColors: Bool) {
      (self.screen, self.look) = (screen, look)
      (self.findings, self.hasColors) = (findings, hasColors)
    }
  }

  /// Joins findings that differ only in their look.
  public init(_ seen: [Seen]) {
    let looks = seen.map(\.look).unique
    screens = seen.map(\.screen).unique
    let words = LookWords(all: looks)
    let colorWords = LookWords(all: seen.filter(\.hasColors).map(\.look).unique)
    let found = seen.flatMap { seen in
      seen.findings.withoutRepetitions.map {
        Found(screen: seen.screen, look: seen.look, finding: $0)
      }
    }
    let groups = Self.groups(of: found, on: screens)
    entries = groups.map { all in
      let first = all.worst
      let same = all.filter { $0.finding.isNote == first.finding.isNote }
      let here = Set(same.map(\.look))
      let looks = looks.filter(here.contains)
      let isColored = first.finding.check.isAboutColors
      return Entry(
        screens: same.map(\.screen).unique, finding: first.finding, look: first.look, looks: looks,
        lookWords: (isColored ? colorWords : words).words(of: looks))
    }
    lookCount = looks.count
  }

  /// Those that are one finding, in the order of the screens, then of the findings.
  ///
  /// They are joined in several looks of a screen, and then on several screens, one of each.
  private static func groups(of found: [Found], on screens: [String]) -> [[Found]] {
    var groups: [[Found]] = []
    var places: [String: Int] = [:]
    for screen in screens {
      let here = found.filter { $0.screen == screen }
      let onScreen = Dictionary(grouping: here, by: \.finding.identity).values
        .sorted { $0.worst.finding.isBefore($1.worst.finding) }
      var counts: [String: Int] = [:]
      for group in onScreen {
        let name = group.worst.finding.identityOnAnyScreen
        counts[name, default: 0] += 1
        let key = "\(name)\n\(counts[name] ?? 0)"
        if let place = places[key] {
          groups[place] += group
        } else {
          places[key] = groups.count
          groups.append(group)
        }
      }
    }
    return groups
  }
}

/// A finding on a screen in a look.
private nonisolated struct Found {
  let screen: String
  let look: AuditLook
  let finding: AuditFinding
}

extension [Found] {
  /// The first one that is no note; the first one if all are notes.
  fileprivate nonisolated var worst: Found { first { !$0.finding.isNote } ?? self[0] }
}

extension AuditCheck {
  /// Whether it looks at colours, which are the same on each device.
  fileprivate nonisolated var isAboutColors: Bool { self == .contrast || self == .icons }
}

extension [AuditFinding] {
  /// The findings, but one of those that say the same of several rows or the like.
  fileprivate nonisolated var withoutRepetitions: [AuditFinding] {
    let groups = Dictionary(grouping: self, by: \.cause)
    var met: Set<String> = []
    var numbers: [String: Int] = [:]
    return compactMap { finding in
      guard met.insert(finding.cause).inserted else { return nil }
      var finding = finding
      finding.others = (groups[finding.cause]?.count ?? 1) - 1
      guard finding.others > 0 else { return finding }
      let place = "\(finding.check)\n\(finding.place)"
      numbers[place, default: 0] += 1
      finding.number = numbers[place] ?? 0
      return finding
    }
  }
}

extension Array where Element: Hashable {
  /// The elements, each once, in the order in which they come first.
  fileprivate nonisolated var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
