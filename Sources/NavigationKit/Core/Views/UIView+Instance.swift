import Foundation

extension UIView {
  @_silgen_name("NavigationKit_UIView_initFrame")
  convenience init(ofClassWithFrame frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("NavigationKit_UIView_initFrame")
  private static func make(frame: CGRect) -> UIView

  /// Makes a view of this class by its own `init(frame:)`; see `NSObject.instance()`.
  package static func instance(frame: CGRect) -> Self { own(make(frame: frame)) }

  /// Makes a view of a custom class, or of the standard class if that is nil.
  static func instance<View: UIView>(of viewClass: AnyClass?, else defaultClass: View.Type) -> View
  {
    let viewClass: AnyClass = viewClass ?? defaultClass
    guard let viewClass = viewClass as? View.Type else {
      preconditionFailure("\(viewClass) is not a subclass of \(defaultClass).")
    }
    return viewClass.instance(frame: .zero)
  }
}
