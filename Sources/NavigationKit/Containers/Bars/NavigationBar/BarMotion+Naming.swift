import Foundation

extension BarMotion {
  /// How a title, large or small, turns into the back title that names it.
  ///
  /// Both move along the same path. If their texts are equal, they have the same width throughout,
  /// and the title fades out only once the back title is opaque, so that the text is readable at
  /// any time. If the texts differ, the title has faded out before the back title fades in.
  nonisolated struct Naming: Hashable, Sendable {
    /// The title's motion.
    let leaving: Motion
    /// The back title's motion.
    let arriving: Motion

    /// Nil without a title, or without a back title.
    init?(
      lower: NavigationBarLayout, upper: NavigationBarLayout, isPop: Bool, isNamed: Bool
    ) {
      let isLarge = lower.isExpanded && lower.largeTitle != nil
      guard let title = isLarge ? lower.largeTitle : lower.title,
        let label = upper.backTitle?.frame
      else { return nil }
      let letters = isLarge ? upper.backTitleFontSize / lower.largeTitleFontSize : 1
      let scale = isNamed && title.width > 0 ? label.width / title.width : letters
      let moves = isLarge && !isPop ? Naming.sooner : .whole
      leaving = Motion(
        uncovered: title, covered: BarMotion.aligned(title, with: label), moves: moves,
        scale: Scale(uncovered: 1, covered: scale), fades: isNamed ? Naming.late : Naming.early)
      arriving = Motion(
        uncovered: BarMotion.aligned(label, with: title), covered: label, moves: moves,
        scale: Scale(uncovered: 1 / scale, covered: 1),
        fades: isNamed ? Naming.early : Naming.late)
    }

    /// When a large title moves in a push: it arrives before the page does.
    private static let sooner = ProgressWindow(range: 0...0.7, curve: .linear)
    /// When the first and the second fade happen; tuned by eye, to look right wherever a finger
    /// stops the transition.
    static let early = ProgressWindow(range: 0.2...0.5, curve: .linear)
    static let late = ProgressWindow(range: 0.5...0.8, curve: .linear)
  }
}
