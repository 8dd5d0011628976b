import Foundation

/// How the lines above and below a list's row look, as a value.
public nonisolated struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is shown.
  public enum Visibility: Int, Hashable, Sendable {
    /// Where rows of the appearance have one.
    case automatic
    /// Yes.
    case visible
    /// No.
    case hidden
  }

  /// Stands for the default insets: those of the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Makes the default lines of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    self.init(listAppearance)
  }

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    if appearance.isSidebar {
      topSeparatorVisibility = .hidden
      bottomSeparatorVisibility = .hidden
    }
  }

  /// Whether there is a line above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The space before and after the line above, in points; the default one unless set.
  public var topSeparatorInsets = automaticInsets
  /// The space before and after the line below, in points; the default one unless set.
  public var bottomSeparatorInsets = automaticInsets
  /// The lines' colour.
  public var color = UIColor.separator

  /// A row's lines with it, in place of the default ones.
  func lines(insteadOf defaultLines: RowLines) -> RowLines {
    var lines = defaultLines
    if topSeparatorVisibility != .automatic {
      lines.hasUpper = topSeparatorVisibility == .visible
      if lines.hasUpper, !defaultLines.hasUpper { lines.upper = .inset(nil) }
    }
    if topSeparatorInsets != Self.automaticInsets {
      lines.upper = .inset(sides(topSeparatorInsets))
    }
    switch bottomSeparatorVisibility {
    case .automatic: break
    case .visible: if lines.lower == .none { lines.lower = .inset(nil) }
    case .hidden: lines.lower = .none
    }
    if bottomSeparatorInsets != Self.automaticInsets, lines.lower != .none {
      lines.lower = .inset(sides(bottomSeparatorInsets))
    }
    return lines
  }

  private func sides(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(left: insets.leading, right: insets.trailing)
  }
}
