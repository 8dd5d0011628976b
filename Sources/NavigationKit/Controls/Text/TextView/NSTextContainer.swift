public import Foundation

/// An area that text fills, as that of a text view.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Makes an area of a size; nothing, or ten million points, is no limit.
  public init(size: CGSize) {
    explicitSize = size
    super.init()
  }

  /// Makes an area without limits.
  public convenience override init() { self.init(size: .zero) }

  /// Called when something changed.
  var onChange: () -> Void = {}
  /// The text view that shows the container; nil without one.
  weak var textView: UITextView?
  /// The manager that lays out text in the container; nil without one.
  open internal(set) weak var layoutManager: NSLayoutManager?
  private var explicitSize: CGSize

  /// The size, with ``lineFragmentPadding``; its width follows the text view if it tracks that.
  open var size: CGSize {
    get {
      guard widthTracksTextView, let width = textView?.widthOfContainer else { return explicitSize }
      return CGSize(width: width, height: explicitSize.height)
    }
    set {
      explicitSize = newValue
      didChange()
    }
  }

  /// Whether the container fills the width of its text view; false unless set, or a text view is
  /// made with the container.
  open var widthTracksTextView = false { didSet { didChange() } }

  /// The space between the area's sides and the text, in points; 5 unless set.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }

  /// The maximum number of lines that are shown; 0, the default, for any number.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }

  /// How the last of ``maximumNumberOfLines`` ends if more text follows: with an ellipsis where it is
  /// truncated, or where it is broken.
  ///
  /// Text with attributes is truncated at its end only.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }

  /// The paths that lines flow around, in the container's coordinates; none by default.
  ///
  /// Where there is room at both sides of a path, a line goes on beyond it.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange() } }

  /// Whether each line reaches from one side to the other, down to the end.
  open var isSimpleRectangularTextContainer: Bool {
    exclusionPaths.isEmpty && maximumNumberOfLines == 0
  }

  private func didChange() {
    onChange()
    layoutManager?.textContainerChangedGeometry(self)
  }
}

extension NSTextContainer {
  /// The rooms for lines around the excluded paths; nil without any.
  func rooms(within width: CGFloat) -> LineRooms? {
    exclusionPaths.isEmpty
      ? nil : LineRooms(exclusionPaths, width: width, padding: lineFragmentPadding)
  }

  /// Whether a last line of several is truncated.
  var truncates: Bool {
    switch lineBreakMode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  /// The room for text between the sides; nil without a limit.
  var limitedTextWidth: CGFloat? {
    Self.isLimit(size.width) ? max(1, size.width - 2 * lineFragmentPadding) : nil
  }

  /// Whether text of any height has room.
  var isEndless: Bool { !Self.isLimit(size.height) }

  private static func isLimit(_ length: CGFloat) -> Bool { length > 0 && length < endless }

  /// The length that stands for no limit in TextKit, in points.
  private static let endless: CGFloat = 10_000_000
}
