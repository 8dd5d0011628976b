public import Foundation

/// The area of a text view that its text fills.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Called when something changed.
  var onChange: () -> Void = {}

  /// The space between the area's sides and the text, in points; 5 unless set.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange() } }

  /// The most lines that are shown; 0, the default, for any number.
  open var maximumNumberOfLines = 0 { didSet { onChange() } }

  /// How the last of ``maximumNumberOfLines`` ends if more text follows: with an ellipsis where it is
  /// truncated, or where it is broken.
  ///
  /// Text with attributes is truncated at its end only.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange() } }

  /// Whether a last line of several is truncated.
  var truncates: Bool {
    switch lineBreakMode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
