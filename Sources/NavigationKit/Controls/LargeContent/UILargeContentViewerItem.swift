public import Foundation

/// An item that can be shown large in the middle of the screen while it is held, because it stays
/// small at text sizes for accessibility.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether it is shown large.
  var showsLargeContentViewer: Bool { get }
  /// The title that is shown; nil for none.
  var largeContentTitle: String? { get }
  /// The image that is shown; nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the image may be enlarged; false by default.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points; zero by default.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// The large content of a view, which is an item only if the app says so.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  private var largeContent: LargeContent {
    get { extras[LargeContent.self] ?? LargeContent() }
    set { extras[LargeContent.self] = newValue }
  }

  /// Whether it is shown large while it is held; false by default.
  public var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { largeContent.isShown = newValue }
  }
  /// The title that is shown; unless set, a label's text and a button's title.
  public var largeContentTitle: String? {
    get { largeContent.title ?? elementText }
    set { largeContent.title = newValue }
  }
  /// The image that is shown; unless set, a button's and an image view's.
  public var largeContentImage: UIImage? {
    get { largeContent.image ?? (self as? any LargeImageHolder)?.largeImage }
    set { largeContent.image = newValue }
  }
  /// Whether the image may be enlarged; false by default.
  public var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage }
    set { largeContent.scalesImage = newValue }
  }
  /// The insets of the image, in points; zero by default.
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.imageInsets }
    set { largeContent.imageInsets = newValue }
  }
}

/// A view whose own image is shown large.
protocol LargeImageHolder: UIView {
  /// The image; nil for none.
  var largeImage: UIImage? { get }
}

extension UIImageView: LargeImageHolder {
  var largeImage: UIImage? { image }
}

extension UIButton: LargeImageHolder {
  var largeImage: UIImage? { currentImage }
}
