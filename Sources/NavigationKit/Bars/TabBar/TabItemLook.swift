import Foundation

/// What a bar says of all its tabs.
struct TabBarLook {
  /// What it is painted with.
  var appearance = UITabBarAppearance()
  /// The colour of tabs that are not selected; nil for grey.
  var unselected: UIColor?
  /// What lies behind the selected tab.
  var indicator: UIImage?
  /// The colour of that where it is a template.
  var indicatorColor: UIColor?
  /// Light or dark.
  var style = UIBarStyle.default
}

/// How a tab looks in a state: what its item was told, or else what its bar's appearance says.
struct TabItemLook {
  let font: UIFont
  /// The colours of title and picture; nil for the tint.
  let titleColor: UIColor?
  let iconColor: UIColor?
  let titleOffset: UIOffset
  let badgeColor: UIColor
  let badgeTextColor: UIColor
  let badgeFont: UIFont
  let badgeOffset: UIOffset
  let badgeTitleOffset: UIOffset

  /// Resolves a look.
  ///
  /// Letters and places that a state does not say are those of the normal one; its colours are not, as
  /// a selected tab has the tint.
  init(
    _ bar: TabBarLook, style: UITabBarItemAppearance.Style, item: UITabBarItem,
    in state: UIControl.State
  ) {
    let all = bar.appearance.itemAppearance(for: style)
    let (look, normal) = (all.look(in: state), all.normal)
    let text = BarTextAttributes([
      look.titleTextAttributes, item.titleTextAttributes(for: state) ?? [:],
    ])
    let usual = BarTextAttributes([
      normal.titleTextAttributes, item.titleTextAttributes(for: .normal) ?? [:],
    ])
    let own = TabItemLook.ownColor(bar, in: state)
    font = text.font ?? usual.font ?? TabBarMetrics.font(style)
    titleColor = text.color ?? own
    iconColor = look.iconColor ?? own
    titleOffset =
      [
        item.titlePositionAdjustment, look.titlePositionAdjustment, normal.titlePositionAdjustment,
      ].first { $0 != .zero } ?? .zero
    let badge = BarTextAttributes([
      normal.badgeTextAttributes, look.badgeTextAttributes,
      item.badgeTextAttributes(for: .normal) ?? [:], item.badgeTextAttributes(for: state) ?? [:],
    ])
    badgeFont = badge.font ?? .systemFont(ofSize: TabBarMetrics.badgeFontSize)
    badgeTextColor = badge.color ?? .white
    badgeColor =
      item.badgeColor ?? look.badgeBackgroundColor ?? normal.badgeBackgroundColor ?? .systemRed
    badgeOffset =
      [look.badgePositionAdjustment, normal.badgePositionAdjustment]
      .first { $0 != .zero } ?? .zero
    badgeTitleOffset =
      [look.badgeTitlePositionAdjustment, normal.badgeTitlePositionAdjustment]
      .first { $0 != .zero } ?? .zero
  }

  private static func ownColor(_ bar: TabBarLook, in state: UIControl.State) -> UIColor? {
    switch state {
    case .selected: nil
    case .disabled: bar.style.color(.tertiaryLabel)
    default: bar.style.color(bar.unselected ?? TabBarMetrics.unselected)
    }
  }
}
