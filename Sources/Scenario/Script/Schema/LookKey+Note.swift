nonisolated extension LookKey {
  /// What the setting is, in Markdown.
  var note: String {
    switch self {
    case .appearance: "`light` or `dark`"
    case .rtl: "`true` for a right-to-left layout, or `false`"
    case .textSize:
      "`XS`, `S`, `M`, `L`, `XL`, `XXL`, `XXXL`, `AX1` to `AX5`, or in words: `extra-large`, "
        + "`accessibility-medium`"
    case .boldText: "`true` or `false`"
    case .contrast: "`normal` or `high`"
    case .reduceMotion:
      "`true` or `false`: nothing turns, zooms or shifts in depth, but pages still slide"
    case .preferCrossFade:
      "`true` or `false`: pages fade rather than slide; `true` reduces motion, too, unless that "
        + "is said"
    case .reduceTransparency: "`true` or `false`"
    }
  }
}
