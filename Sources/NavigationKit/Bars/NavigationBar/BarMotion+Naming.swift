import Foundation

extension BarMotion {
  /// How a title, large or small, becomes the back title that stands for it.
  ///
  /// Both are on the same way, as if they were one text. Where they say the same they are as wide as
  /// each other all along, and the one goes once the other is there in full: at no time is less to be
  /// read than one of them. Where they say different things the one has gone before the other comes.
  nonisolated struct Naming: Hashable, Sendable {
    /// What the title does.
    let leaving: Motion
    /// What the back title does.
    let arriving: Motion

    /// Nil where there is no title, or no back title.
    init?(
      lower: NavigationBarLayout, upper: NavigationBarLayout, isPop: Bool, isNamed: Bool
    ) {
      let isLarge = lower.isUnfolded && lower.largeTitle != nil
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

    /// When a large title and the back title it becomes move: sooner there than back.
    private static let sooner = ProgressWindow(range: 0...0.7, curve: .linear)
    /// When the first of the two fades, and when the second; tuned by eye, under a finger that holds
    /// them anywhere.
    static let early = ProgressWindow(range: 0.2...0.5, curve: .linear)
    static let late = ProgressWindow(range: 0.5...0.8, curve: .linear)
  }
}
