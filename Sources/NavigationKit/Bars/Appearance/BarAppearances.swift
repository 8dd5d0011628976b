/// The appearances that a bar or one of its items was given, one per situation; nil where none was.
nonisolated struct BarAppearances<Appearance> {
  /// At the usual height, and where nothing better is given.
  var standard: Appearance?
  /// Where there is little height.
  var compact: Appearance?
  /// While the content stands at its edge.
  var scrollEdge: Appearance?
  /// Both.
  var compactScrollEdge: Appearance?
}

/// In which situation a bar is.
nonisolated struct BarSituation: Hashable, Sendable {
  /// Whether there is little height.
  var isCompact = false
  /// Whether the content stands at its edge, so that nothing of it is under the bar.
  var isAtEdge = false
}

/// The appearance that a bar uses, as a whole.
nonisolated struct ChosenAppearance<Appearance> {
  /// What it is.
  let appearance: Appearance
  /// Whether it was meant for another situation: away from the edge it has a background, at the edge none.
  let losesBackground: Bool

  /// Chooses: an item's own goes before its bar's, what is meant for the situation before the rest.
  ///
  /// - Returns: nil where neither has a standard appearance, nor a better one.
  init?(
    item: BarAppearances<Appearance>, bar: BarAppearances<Appearance>, in situation: BarSituation
  ) {
    let usual =
      (situation.isCompact ? [item.compact, bar.compact] : []) + [item.standard, bar.standard]
    let forEdge =
      (situation.isCompact ? [item.compactScrollEdge, bar.compactScrollEdge] : [])
      + [item.scrollEdge, bar.scrollEdge]
    if situation.isAtEdge, let found = forEdge.lazy.compactMap({ $0 }).first {
      appearance = found
      losesBackground = false
    } else if let found = usual.lazy.compactMap({ $0 }).first {
      appearance = found
      losesBackground = situation.isAtEdge
    } else {
      return nil
    }
  }

  /// What counts where there is no choice.
  init(appearance: Appearance) {
    self.appearance = appearance
    losesBackground = false
  }
}
