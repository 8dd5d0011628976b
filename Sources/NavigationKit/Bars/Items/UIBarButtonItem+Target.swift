import Foundation

extension UIBarButtonItem {
  /// Makes a button with a title that calls a target by a method's name.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    call(target, action)
  }

  /// Makes a button with a picture that calls a target by a method's name.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(
      image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  /// Makes a button with a picture, and another for bars of compact height, that calls a target by a
  /// method's name.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    self.style = style
    call(target, action)
  }

  /// Makes one of the system's buttons that calls a target by a method's name.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    call(target, action)
  }

  /// Makes a button that calls a target by a method's name when it is tapped, and opens a menu when it
  /// is held.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    call(target, action)
  }

  private func call(_ target: Any?, _ action: Selector?) {
    self.target = TargetAction.object(target)
    self.action = action
  }
}
