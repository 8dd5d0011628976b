public import Foundation

extension UIButton {
  /// A button's content and appearance as a value: start from one of the styles and change it.
  public struct Configuration: Hashable {
    /// The radius of a button's corners.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// The default radius, whatever the text size.
      case fixed = -1
      /// The default radius for the button's size.
      case dynamic
      /// A small radius.
      case small
      /// A medium radius.
      case medium
      /// A large radius.
      case large
      /// Half the button's height.
      case capsule
    }

    /// A button's size.
    public enum Size: Int, Hashable, Sendable {
      /// 34 points high.
      case medium
      /// 28 points high, with a smaller font.
      case small
      /// The same as ``small``.
      case mini
      /// 50 points high.
      case large
    }

    /// How a title and its subtitle are aligned.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// Centred if the image is above or below the text, otherwise at the leading edge.
      case automatic
      /// At the leading edge.
      case leading
      /// Centred.
      case center
      /// At the trailing edge.
      case trailing
    }

    let kind: Kind
    /// The title.
    public var title: String? { didSet { attributedTitle = nil } }
    /// The title with attributes, in place of ``title``; nil for that.
    public var attributedTitle: AttributedString?
    /// The transformer of the title's attributes before it is shown; nil for none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title that does not fit in a line is shown; wrapped unless set.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The smaller text below the title.
    public var subtitle: String? { didSet { attributedSubtitle = nil } }
    /// The smaller text with attributes, in place of ``subtitle``; nil for that.
    public var attributedSubtitle: AttributedString?
    /// How a smaller text that does not fit in a line is shown; wrapped unless set.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The transformer of the smaller text's attributes before it is shown; nil for none.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The background; a colour and a radius that it does not set are the style's.
    public var background = UIBackgroundConfiguration.clear()
    /// The image.
    public var image: UIImage?
    /// The size of a symbol without a size of its own; that of the text unless set.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The transformer of the image's colour before it is shown; nil for none.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The transformer of the activity indicator's colour before it is shown; nil for none.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The edge of the text that the image is on.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between image and text, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are aligned.
    public var titleAlignment = TitleAlignment.automatic
    /// The radius of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The button's size, which also determines its default insets.
    public var buttonSize = Size.medium
    /// The colour of text and image; the style's unless set.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; the style's unless set.
    public var baseBackgroundColor: UIColor?
    private var explicitInsets: NSDirectionalEdgeInsets?

    init(_ kind: Kind) { self.kind = kind }

    /// The configuration for a button; its background's colour is that of the button's state.
    public func updated(for button: UIButton) -> Configuration {
      var copy = self
      copy.background = shownBackground(
        tint: button.tintColor, isEnabled: button.isEnabled, height: button.bounds.height)
      return copy
    }

    /// The space between the button's edges and its content; the style's and size's unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { explicitInsets ?? defaultInsets }
      set { explicitInsets = newValue }
    }

    /// Goes back to the default insets of the style and size.
    public mutating func setDefaultContentInsets() { explicitInsets = nil }

    // MARK: Styles

    /// Tinted text without a background.
    public static func plain() -> Configuration { Configuration(.none) }
    /// Tinted text on a translucent tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White text on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Tinted text on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Tinted text without a background, and without insets at the sides.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Tinted text on light grey.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// The same as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// The same as ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}
