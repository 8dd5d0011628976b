/// The appearances set for a bar or a navigation item; nil where none is set.
nonisolated struct BarAppearances<Appearance> {
  /// At regular height, and if no better match is set.
  var standard: Appearance?
  /// At compact height.
  var compact: Appearance?
  /// While the content is scrolled to the bar's edge.
  var scrollEdge: Appearance?
  /// While the content is scrolled to the bar's edge, at compact height.
  var compactScrollEdge: Appearance?
}

/// The conditions on which a bar's choice of appearance depends.
nonisolated struct BarSituation: Hashable, Sendable {
  /// Whether the bar has compact height.
  var isCompact = false
  /// Whether the content is scrolled to the bar's edge, so that none of it is under the bar.
  var isAtEdge = false
}

/// The appearance that a bar uses; appearances are never mixed.
nonisolated struct ChosenAppearance<Appearance> {
  let appearance: Appearance
  /// Whether the background is hidden, because a standard appearance is used at the scroll edge.
  let losesBackground: Bool

  /// Chooses an appearance: the best match for the situation, and of equal matches the item's
  /// before the bar's.
  ///
  /// - Returns: nil if no appearance matches.
  init?(
    item: BarAppearances<Appearance>, bar: BarAppearances<Appearance>, in situation: BarSituation
  ) {
    let standard =
      (situation.isCompact ? [item.compact, bar.compact] : []) + [item.standard, bar.standard]
    let forEdge =
      (situation.isCompact ? [item.compactScrollEdge, bar.compactScrollEdge] : [])
      + [item.scrollEdge, bar.scrollEdge]
    if situation.isAtEdge, let found = forEdge.lazy.compactMap({ $0 }).first {
      appearance = found
      losesBackground = false
    } else if let found = standard.lazy.compactMap({ $0 }).first {
      appearance = found
      losesBackground = situation.isAtEdge
    } else {
      return nil
    }
  }

  /// The appearance to use if none is set.
  init(appearance: Appearance) {
    self.appearance = appearance
    losesBackground = false
  }
}
