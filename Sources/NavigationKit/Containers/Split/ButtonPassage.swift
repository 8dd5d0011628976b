import Foundation

/// The way of a part of a column's bar past the button that stays in its place while columns move.
nonisolated struct ButtonPassage: Hashable, Sendable {
  /// How far it is on the inner side of the button before the columns move, and after that, in points;
  /// negative where it is under the button or beyond.
  let before, after: CGFloat

  init(before: CGFloat, after: CGFloat) { (self.before, self.after) = (before, after) }

  /// The way of a part from one place to another while the button goes between two of its own; nil for
  /// a part above or below.
  init?(
    of part: (CGRect, CGRect), past button: (before: CGRect, after: CGRect), isLeftToRight: Bool
  ) {
    func distance(_ part: CGRect, _ button: CGRect) -> CGFloat? {
      guard part.minY < button.maxY, part.maxY > button.minY else { return nil }
      return isLeftToRight ? part.minX - button.maxX : button.minX - part.maxX
    }
    guard let before = distance(part.0, button.before), let after = distance(part.1, button.after)
    else { return nil }
    self.init(before: before, after: after)
  }

  /// An opacity that changes within a transition.
  struct Fade: Hashable, Sendable {
    let from, to: CGFloat
    let window: ProgressWindow
  }

  /// It fades in once it has passed the button, or out until it reaches it; nil for what does not pass.
  var fade: Fade? {
    guard min(before, after) < 0, max(before, after) > 0 else { return nil }
    let meeting = Double(before / (before - after))
    return before < 0
      ? Fade(from: 0, to: 1, window: ProgressWindow(range: meeting...1, curve: .linear))
      : Fade(from: 1, to: 0, window: ProgressWindow(range: 0...meeting, curve: .linear))
  }
}
