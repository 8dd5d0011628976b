import Foundation

/// How the parts of two bars move while one page comes over another: a function of where they rest.
///
/// "Lower" is what the bar shows for the page below, "upper" for the page on top. The motions go by
/// how far the upper page covers the lower one, so a pop is a push backwards and a finger scrubs
/// both; only a first chevron leaves otherwise than it came. Frames count from the leading edge, as
/// the layouts do. Windows and paths were estimated from the native transition by public
/// re-implementations.
nonisolated struct BarMotion: Hashable, Sendable {
  /// A part of a bar.
  enum Part: Hashable, Sendable {
    case chevron
    case backTitle
    case title
    case largeTitle
    case prompt
    case left(Int)
    case right(Int)

    /// Whether it is one of the items at the sides.
    var isItem: Bool {
      switch self {
      case .left, .right: true
      case .chevron, .backTitle, .title, .largeTitle, .prompt: false
      }
    }

    /// Whether it is inside the button back.
    var isOfBackButton: Bool { self == .chevron || self == .backTitle }
  }

  /// Where a part is at both ends, and when it shows.
  struct Motion: Hashable, Sendable {
    /// Its frame while the lower page is uncovered.
    let uncovered: CGRect
    /// Its frame while the lower page is covered.
    let covered: CGRect
    /// When it changes place.
    var moves = ProgressWindow.whole
    /// How large its letters are at both ends, in parts of their size at rest; nil where they stay.
    var scale: Scale?
    /// When it fades; nil where it stays as opaque as it is.
    let fades: ProgressWindow?
  }

  /// How large letters are at both ends of a flight, in parts of their size at rest.
  struct Scale: Hashable, Sendable {
    let uncovered: CGFloat
    let covered: CGFloat
  }

  /// The parts of the lower page's bar, which fade out.
  let lower: [Part: Motion]
  /// The parts of the upper page's bar, which fade in.
  let upper: [Part: Motion]

  /// The motions between two bars at rest, in a bar of a width.
  ///
  /// - Parameters:
  ///   - isPop: Whether the upper page is the one that goes.
  ///   - isNamed: Whether the back title says, letter for letter, what the title says that it comes
  ///     out of: the two are then one to the eye.
  init(
    lower: NavigationBarLayout, upper: NavigationBarLayout, width: CGFloat, isPop: Bool = false,
    isNamed: Bool = true
  ) {
    let naming = Naming(lower: lower, upper: upper, isPop: isPop, isNamed: isNamed)
    self.lower = BarMotion.leaving(lower, under: upper, naming, width: width)
    self.upper = BarMotion.arriving(upper, over: lower, naming, width: width, isPop: isPop)
  }

  /// Both bars stay where they are, and the one fades into the other.
  init(fading lower: NavigationBarLayout, into upper: NavigationBarLayout) {
    self.lower = BarMotion.inPlace(lower)
    self.upper = BarMotion.inPlace(upper)
  }

  private static func inPlace(_ bar: NavigationBarLayout) -> [Part: Motion] {
    var motions = items(bar, left: .whole, right: .whole)
    let others: [(Part, CGRect?)] = [
      (.chevron, bar.chevron), (.backTitle, bar.backTitle?.frame), (.title, bar.title),
      (.largeTitle, bar.largeTitle), (.prompt, bar.prompt),
    ]
    for case (let part, let frame?) in others {
      motions[part] = Motion(uncovered: frame, covered: frame, fades: .whole)
    }
    return motions
  }

  /// The motions of all parts but some, which stay as they are.
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
      // Under another chevron it stays as it is: of two that fade at once, little is to be seen midway.
      let staysInPlace = upper.chevron != nil
      motions[.chevron] = Motion(
        uncovered: chevron, covered: chevron, fades: staysInPlace ? nil : .until(0.6))
    }
    if let label = bar.backTitle?.frame {
      motions[.backTitle] = Motion(
        uncovered: label, covered: label.offsetBy(dx: -width / 2, dy: 0), fades: .until(0.2))
    }
    if let title = bar.largeTitle, bar.isUnfolded {
      // Where nothing names it, it gives way.
      motions[.largeTitle] =
        naming?.leaving
        ?? Motion(
          uncovered: title, covered: title.offsetBy(dx: width / 4, dy: 0), fades: .until(0.4))
    }
    if let title = bar.title {
      let naming = bar.isUnfolded ? nil : naming
      motions[.title] =
        naming?.leaving
        ?? Motion(
          uncovered: title,
          covered: upper.backTitle.map { aligned(title, with: $0.frame) } ?? title,
          fades: .until(bar.titleIsCustom ? 0.4 : 0.7))
    }
    if let prompt = bar.prompt {
      motions[.prompt] = Motion(uncovered: prompt, covered: prompt, fades: .until(0.4))
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
    if let title = bar.largeTitle, bar.isUnfolded {
      // It comes with its page.
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
    return motions
  }

  /// A chevron where there was none comes in soon, and is gone as soon as the page begins to leave.
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

  /// A frame of the same size whose leading edge and middle line coincide with another's.
  static func aligned(_ frame: CGRect, with goal: CGRect) -> CGRect {
    CGRect(
      x: goal.minX, y: goal.midY - frame.height / 2, width: frame.width, height: frame.height)
  }
}
