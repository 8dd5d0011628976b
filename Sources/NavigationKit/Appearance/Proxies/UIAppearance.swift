public import Foundation

/// What takes its looks from proxies: views and the items of bars.
///
/// What a proxy is given, all objects of its class take as their view comes into a window, but for what
/// they were given themselves; what is in a window already stays as it is. A proxy belongs to the app
/// that asks for it, so ask while the app is launched or handles an event.
///
/// ```swift
/// UINavigationBar.appearance().tintColor = .systemRed
/// UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .systemTeal
/// ```
///
/// Of several proxies that say something of one object those of the nearest class count; among these the
/// one whose containers are found nearer to the window, then the one that names more of them, then one
/// for traits. Properties that can be set this way are those that UIKit marks so, and `tintColor`.
@MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// What proxies can be limited to being inside of: views, controllers, presentation controllers.
@MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceTaking {}
extension UIBarItem: UIAppearance, AppearanceTaking {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// The proxy of all objects of the class.
  public static func appearance() -> UIView { proxy(UIView()) }
  /// The proxy of those that are in an object of the first class, which is in one of the second, and so
  /// on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView { proxy(UIView(), in: containerTypes) }
  /// The proxy of those that are shown in given circumstances.
  public static func appearance(for trait: UITraitCollection) -> UIView {
    proxy(UIView(), for: trait)
  }
  /// The proxy with both limits.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView { proxy(UIView(), for: trait, in: containerTypes) }
}
