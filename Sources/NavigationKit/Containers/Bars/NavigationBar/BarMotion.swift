import Foundation

/// How the parts of two bars move in a transition, computed from their layouts at rest.
///
/// "Lower" is the bar's content for the page below, "upper" for the page on top. The motions depend
/// on how far the upper page covers the lower one, so a pop is a push in reverse and an interactive
/// swipe can scrub both. Only a first chevron, and a large title that becomes a back title, have
/// another timing in a pop. Frames are for left-to-right layout, as in the layouts. Timing and
/// paths were estimated from the native transition by public re-implementations.
nonisolated struct BarMotion: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case chevron
    case backTitle
    case title
    case largeTitle
    case prompt
    case search
    case left(Int)
    case right(Int)

    /// Whether it is one of the items at the sides.
    var isItem: Bool {
      switch self {
      case .left, .right: true
      case .chevron, .backTitle, .title, .largeTitle, .prompt, .search: false
      }
    }

    /// Whether it is inside the back button.
    var isOfBackButton: Bool { self == .chevron || self == .backTitle }
  }

  /// A part's frames at both ends of the transition, and when it moves and fades.
  struct Motion: Hashable, Sendable {
    /// Its frame while the lower page is uncovered.
    let uncovered: CGRect
    /// Its frame while the lower page is covered.
    let covered: CGRect
    /// When it moves.
    var moves = ProgressWindow.whole
    /// The scale of its text at both ends, 1 at rest; nil if the text keeps its size.
    var scale: Scale?
    /// When it fades; nil if it does not.
    let fades: ProgressWindow?
  }

  /// The scale of a text at both ends of the transition, 1 at rest.
  struct Scale: Hashable, Sendable {
    let uncovered: CGFloat
    let covered: CGFloat
  }

  /// The parts of the lower page's bar, which fade out.
  let lower: [Part: Motion]
  /// The parts of the upper page's bar, which fade in.
  let upper: [Part: Motion]

  /// The motions between two layouts of a bar, `width` points wide.
  ///
  /// - Parameters:
  ///   - isPop: Whether the upper page is popped.
  ///   - isNamed: Whether the back title and the title that it replaces are the same text, so that
  ///     the two look like one.
  init(
    lower: NavigationBarLayout, upper: NavigationBarLayout, width: CGFloat, isPop: Bool = false,
    isNamed: Bool = true
  ) {
    let naming = Naming(lower: lower, upper: upper, isPop: isPop, isNamed: isNamed)
    self.lower = BarMotion.leaving(lower, under: upper, naming, width: width)
    self.upper = BarMotion.arriving(upper, over: lower, naming, width: width, isPop: isPop)
  }

  /// Both bars stay in place and cross-fade.
  init(fading lower: NavigationBarLayout, into upper: NavigationBarLayout) {
    self.lower = BarMotion.inPlace(lower)
    self.upper = BarMotion.inPlace(upper)
  }

  private static func inPlace(_ bar: NavigationBarLayout) -> [Part: Motion] {
    var motions = items(bar, left: .whole, right: .whole)
    let others: [(Part, CGRect?)] = [
      (.chevron, bar.chevron), (.backTitle, bar.backTitle?.frame), (.title, bar.title),
      (.largeTitle, bar.largeTitle), (.prompt, bar.prompt), (.search, bar.search),
    ]
    for case (let part, let frame?) in others {
      motions[part] = Motion(uncovered: frame, covered: frame, fades: .whole)
    }
    return motions
  }

  /// The motions without those of some parts, which stay still.
  func without(_ parts: Set<Part>) -> BarMotion {
    BarMotion(
      lower: lower.filter { !parts.contains($0.key) },
      upper: upper.filter { !parts.contains($0.key) })
  }

  private init(lower: [Part: Motion], upper: [Part: Motion]) {
    self.lower = lower
    self.upper = upper
  }

  private static func leaving(
    _ bar: NavigationBarLayout, under upper: NavigationBarLayout, _ naming: Naming?,
    width: CGFloat
  ) -> [Part: Motion] {
    var motions = items(bar, left: .until(0.4), right: .until(0.6))
    if let chevron = bar.chevron {
      // With a chevron in both bars only the upper one fades: if both did, it would be faint
      // midway.
      let staysInPlace = upper.chevron != nil
      motions[.chevron] = Motion(
        uncovered: chevron, covered: chevron, fades: staysInPlace ? nil : .until(0.6))
    }
    if let label = bar.backTitle?.frame {
      motions[.backTitle] = Motion(
        uncovered: label, covered: label.offsetBy(dx: -width / 2, dy: 0), fades: .until(0.2))
    }
    motions.merge(leavingTitles(bar, under: upper, naming, width: width)) { $1 }
    if let prompt = bar.prompt {
      motions[.prompt] = Motion(uncovered: prompt, covered: prompt, fades: .until(0.4))
    }
    if let search = bar.search {
      motions[.search] = Motion(
        uncovered: search, covered: search.offsetBy(dx: -width, dy: 0), fades: .until(0.8))
    }
    return motions
  }

  /// The titles turn into the back title, if there is one for them.
  private static func leavingTitles(
    _ bar: NavigationBarLayout, under upper: NavigationBarLayout, _ naming: Naming?,
    width: CGFloat
  ) -> [Part: Motion] {
    var motions: [Part: Motion] = [:]
    if let title = bar.largeTitle, bar.isExpanded {
      // Without a back title to turn into, it moves aside and fades out.
      motions[.largeTitle] =
        naming?.leaving
        ?? Motion(
          uncovered: title, covered: title.offsetBy(dx: width / 4, dy: 0), fades: .until(0.4))
    }
    if let title = bar.title {
      let naming = bar.isExpanded ? nil : naming
      motions[.title] =
        naming?.leaving
        ?? Motion(
          uncovered: title,
          covered: upper.backTitle.map { aligned(title, with: $0.frame) } ?? title,
          fades: .until(bar.titleIsCustom ? 0.4 : 0.7))
    }
    return motions
  }

  private static func arriving(
    _ bar: NavigationBarLayout, over lower: NavigationBarLayout, _ naming: Naming?,
    width: CGFloat, isPop: Bool
  ) -> [Part: Motion] {
    var motions = items(bar, left: .from(0.6), right: .from(0.4))
    motions[.chevron] = bar.chevron.map { chevron in
      lower.chevron == nil
        ? firstChevron(chevron, isPop: isPop)
        : Motion(uncovered: chevron, covered: chevron, fades: .from(0.4))
    }
    if let label = bar.backTitle?.frame {
      motions[.backTitle] =
        naming?.arriving ?? Motion(uncovered: label, covered: label, fades: Naming.late)
    }
    if let title = bar.largeTitle, bar.isExpanded {
      // It moves with its page.
      motions[.largeTitle] = Motion(
        uncovered: title.offsetBy(dx: width, dy: 0), covered: title, fades: nil)
    }
    if let title = bar.title {
      let start = title.offsetBy(dx: width - title.midX, dy: 0)
      motions[.title] = Motion(uncovered: start, covered: title, fades: .from(0.25))
    }
    if let prompt = bar.prompt {
      motions[.prompt] = Motion(uncovered: prompt, covered: prompt, fades: .from(0.6))
    }
    if let search = bar.search {
      // It moves with its page, like a large title.
      motions[.search] = Motion(
        uncovered: search.offsetBy(dx: width, dy: 0), covered: search, fades: nil)
    }
    return motions
  }

  /// A chevron that the lower bar does not have: it appears early in a push, and disappears at the
  /// very start of a pop.
  private static func firstChevron(_ chevron: CGRect, isPop: Bool) -> Motion {
    Motion(
      uncovered: chevron.offsetBy(dx: 2 * chevron.width, dy: 0), covered: chevron,
      moves: ProgressWindow(range: isPop ? 0.5...1 : 0...0.5, curve: .linear),
      fades: .from(isPop ? 0.9 : 0.4))
  }

  private static func items(
    _ bar: NavigationBarLayout, left: ProgressWindow, right: ProgressWindow
  ) -> [Part: Motion] {
    var motions: [Part: Motion] = [:]
    for (index, frame) in bar.left.enumerated() {
      motions[.left(index)] = Motion(uncovered: frame, covered: frame, fades: left)
    }
    for (index, frame) in bar.right.enumerated() {
      motions[.right(index)] = Motion(uncovered: frame, covered: frame, fades: right)
    }
    return motions
  }

  /// A frame of the same size, aligned to another's leading edge and vertical centre.
  static func aligned(_ frame: CGRect, with goal: CGRect) -> CGRect {
    CGRect(
      x: goal.minX, y: goal.midY - frame.height / 2, width: frame.width, height: frame.height)
  }
}
