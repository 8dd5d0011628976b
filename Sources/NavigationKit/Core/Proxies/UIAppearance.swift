public import Foundation

/// An object that appearance proxies can style: a view or a bar item.
///
/// A value set on a proxy is set on all objects of its class when their view is added to a window,
/// unless it was set on the object itself. Objects in a window already do not change. A proxy
/// belongs to the app of the stage that is being launched or handles an event. Outside of stages, as
/// at the start of a test, it gives the values that apps start with whose stages show nothing yet.
///
/// ```swift
/// UINavigationBar.appearance().tintColor = .systemRed
/// UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .systemTeal
/// ```
///
/// If several proxies set the same value, the one of the most derived class wins; then the one whose
/// containers are nearer to the window, then the one with more containers, then one limited to traits.
/// Proxies can set the properties that UIKit marks for appearance, `tintColor`,
/// `semanticContentAttribute`, and others that apps often set so: how scroll views scroll and show
/// it, tables' lines and the room above their headers, how rows are selected, `isExclusiveTouch`.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A container that proxies can be limited to: a view, view controller or presentation controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceCustomizable {}
extension UIBarItem: UIAppearance, AppearanceCustomizable {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// The proxy of the objects of the class.
  ///
  /// - Parameters:
  ///   - trait: The traits that they are shown with; by default any.
  ///   - containerTypes: The classes of their containers: one of the first class, which is inside
  ///     one of the second, and so on; by default any.
  public static func appearance(
    for trait: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIView { proxy(UIView(), for: trait, in: containerTypes) }
}
