import Foundation

extension UIBarButtonItem {
  /// Makes a button with a title that sends an action to a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    call(target, action)
  }

  /// Makes a button with an image that sends an action to a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(
      image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  /// Makes a button with an image, and another for bars of compact height, that sends an action to
  /// a target.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    self.style = style
    call(target, action)
  }

  /// Makes a system button that sends an action to a target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    call(target, action)
  }

  /// Makes a button that sends an action to a target when it is tapped, and opens a menu on a long
  /// press.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    call(target, action)
  }

  /// Does what a press does, in a bar; returns false if there is nothing to do.
  @discardableResult
  func press(in bar: UIResponder, for event: UIEvent?) -> Bool {
    if let primaryAction {
      primaryAction.perform(sender: self)
      return true
    }
    guard let action else { return false }
    bar.send(TargetAction(target: target, action: action), from: self, for: event)
    return true
  }

  private func call(_ target: Any?, _ action: Selector?) {
    self.target = TargetAction.object(target)
    self.action = action
  }
}
