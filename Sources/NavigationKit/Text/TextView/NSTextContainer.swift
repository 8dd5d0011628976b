public import Foundation

/// The area of a text view that its text fills.
open class NSTextContainer: NSObject {
  /// Called when something changed.
  var onChange: () -> Void = {}

  /// The space between the area's sides and the text, in points; 5 unless set.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange() } }
}
