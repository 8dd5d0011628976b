/// An object that is notified when it was made of a storyboard or nib.
///
/// On iOS every object does. Foundation's `NSObject` has no such method here, and one
/// in an extension could not be overridden.
@MainActor
package protocol NibAwakening: AnyObject {
  /// All of the nib is made and connected.
  func awakeFromNib()
}

extension UIResponder: NibAwakening {}
extension UIBarItem: NibAwakening {}
extension UINavigationItem: NibAwakening {}
extension UIGestureRecognizer: NibAwakening {}
