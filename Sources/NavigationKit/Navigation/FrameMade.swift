import Foundation

/// A view that can be made of its class alone, as bars of one's own are.
protocol FrameMade: UIView {
  init(frame: CGRect)
}

extension UINavigationBar: FrameMade {}
extension UIToolbar: FrameMade {}

extension UINavigationController {
  /// Makes a bar of a class of one's own.
  static func makeBar<Bar: UIView>(_ barClass: AnyClass?) -> Bar where Bar: FrameMade {
    guard let barClass else { return Bar(frame: .zero) }
    guard let barClass = barClass as? Bar.Type else {
      preconditionFailure("\(barClass) is not a subclass of \(Bar.self).")
    }
    return barClass.init(frame: .zero)
  }
}
