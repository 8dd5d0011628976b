import Foundation

/// The look that a bar gives all its tabs.
struct ResolvedTabAppearance {
  /// The bar's current appearance.
  var appearance = UITabBarAppearance()
  /// The colour of tabs that are not selected; nil for grey.
  var unselected: UIColor?
  /// The image behind the selected tab; nil for none.
  var indicator: UIImage?
  /// The colour of that image if it is a template.
  var indicatorColor: UIColor?
  /// Whether the bar is light or dark.
  var style = UIBarStyle.default
}

/// How a tab looks in a state: as its item says, or else as the bar's appearance says.
struct TabItemLook {
  let font: UIFont
  /// The colours of title and image; nil for the tint colour.
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
  /// Fonts and offsets that a state does not set are those of the normal state. Title and image
  /// colours are not, because a selected tab has the tint colour by default.
  init(
    _ bar: ResolvedTabAppearance, style: UITabBarItemAppearance.Style, item: UITabBarItem,
    in state: UIControl.State
  ) {
    let all = bar.appearance.itemAppearance(for: style)
    let (look, normal) = (all.look(in: state), all.normal)
    let text = BarTextAttributes([
      look.titleTextAttributes, item.titleTextAttributes(for: state) ?? [:],
    ])
    let normalText = BarTextAttributes([
      normal.titleTextAttributes, item.titleTextAttributes(for: .normal) ?? [:],
    ])
    let own = TabItemLook.ownColor(bar, in: state)
    font = text.font ?? normalText.font ?? TabBarMetrics.font(style)
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

  private static func ownColor(_ bar: ResolvedTabAppearance, in state: UIControl.State) -> UIColor?
  {
    switch state {
    case .selected: nil
    case .disabled: bar.style.color(.tertiaryLabel)
    default: bar.style.color(bar.unselected ?? TabBarMetrics.unselected)
    }
  }
}
