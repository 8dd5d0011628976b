public import Foundation

extension UIButton {
  /// What a button shows and how it looks, as a value; start from one of the styles and change it.
  public struct Configuration: Hashable {
    /// How round a button's corners are.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// As usual, whatever the size of text.
      case fixed = -1
      /// As usual for the button's size.
      case dynamic
      /// A little.
      case small
      /// More.
      case medium
      /// Much.
      case large
      /// Half circles.
      case capsule
    }

    /// How big a button is.
    public enum Size: Int, Hashable, Sendable {
      /// 34 points high.
      case medium
      /// 28 points high, with smaller letters.
      case small
      /// As ``small``.
      case mini
      /// 50 points high.
      case large
    }

    /// How a title and its subtitle stand to each other.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// Centred where the picture stands above or below, else from where lines start.
      case automatic
      /// From where lines start.
      case leading
      /// Centred.
      case center
      /// To where lines end.
      case trailing
    }

    let background: Background
    /// The text.
    public var title: String?
    /// The smaller text below it.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// Where a wheel turns in the picture's place.
    public var showsActivityIndicator = false
    /// On which side of the text the picture stands: one edge.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Points between the picture and the text.
    public var imagePadding: CGFloat = 0
    /// Points between the title and the subtitle.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How big the button is; its insets follow unless they were set.
    public var buttonSize = Size.medium
    /// The colour of text and picture; the style's unless set.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; the style's unless set.
    public var baseBackgroundColor: UIColor?
    private var givenInsets: NSDirectionalEdgeInsets?

    init(_ background: Background) { self.background = background }

    /// From the edges to the content.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { givenInsets ?? usualInsets }
      set { givenInsets = newValue }
    }

    /// Takes the insets that belong to the style and size.
    public mutating func setDefaultContentInsets() { givenInsets = nil }

    // MARK: Styles

    /// Tinted text on nothing.
    public static func plain() -> Configuration { Configuration(.none) }
    /// Tinted text on a touch of the tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White text on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Tinted text on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Tinted text on nothing, without insets at the sides.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Tinted text on light grey.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// As ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}
