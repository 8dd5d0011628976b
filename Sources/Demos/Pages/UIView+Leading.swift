import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

extension UIView {
  /// A frame inside that counts from the leading edge as one that counts from the left; and back.
  func fromLeading(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
