public import Foundation

/// One frame as a value: what to draw, back to front, in points from the top left.
///
/// Two equal lists look equal. The painter needs nothing else, and a test can read it as text.
public struct DisplayList: Hashable, Sendable {
  /// The size of the frame in points.
  public var size: CGSize
  /// What to draw, back to front.
  public var commands: [DrawCommand]

  /// Makes a frame.
  public init(size: CGSize, commands: [DrawCommand] = []) {
    self.size = size
    self.commands = commands
  }
}

/// One thing to draw.
///
/// Frames are in the coordinates of the layer that holds the command.
public indirect enum DrawCommand: Hashable, Sendable {
  /// A filled rectangle, its corners rounded perhaps.
  case fill(Fill)
  /// A line around a rectangle.
  case stroke(Stroke)
  /// A colour that turns into another across a rectangle.
  case gradient(Gradient)
  /// Frosted glass: what is behind it, blurred and tinted.
  case material(Material)
  /// A soft shadow of a rounded rectangle.
  case shadow(Shadow)
  /// One line of text.
  case text(TextLine)
  /// A symbol or a picture.
  case image(ImagePlacement)
  /// Commands that move, fade and are clipped together.
  case layer(Layer)
}

/// A filled rectangle.
public struct Fill: Hashable, Sendable {
  /// Where, in points.
  public var frame: CGRect
  /// With what.
  public var color: Color
  /// The radius of its corners in points.
  public var cornerRadius: CGFloat

  /// Makes a filled rectangle.
  public init(frame: CGRect, color: Color, cornerRadius: CGFloat = 0) {
    self.frame = frame
    self.color = color
    self.cornerRadius = cornerRadius
  }
}

/// A line inside the edge of a rectangle.
public struct Stroke: Hashable, Sendable {
  /// The rectangle whose inside edge is drawn, in points.
  public var frame: CGRect
  /// With what.
  public var color: Color
  /// How wide the line is, in points.
  public var width: CGFloat
  /// The radius of the outer corners in points.
  public var cornerRadius: CGFloat

  /// Makes a line around a rectangle.
  public init(frame: CGRect, color: Color, width: CGFloat, cornerRadius: CGFloat = 0) {
    self.frame = frame
    self.color = color
    self.width = width
    self.cornerRadius = cornerRadius
  }
}

/// A colour that turns into another from the left edge to the right one, or from top to bottom.
public struct Gradient: Hashable, Sendable {
  /// Where, in points.
  public var frame: CGRect
  /// The colour at the left or top edge.
  public var start: Color
  /// The colour at the right or bottom edge.
  public var end: Color
  /// Whether it runs from top to bottom.
  public var isVertical: Bool

  /// Makes a gradient.
  public init(frame: CGRect, start: Color, end: Color, isVertical: Bool = false) {
    self.frame = frame
    self.start = start
    self.end = end
    self.isVertical = isVertical
  }
}

/// The soft shadow that a rounded rectangle throws; the rectangle itself is not drawn.
public struct Shadow: Hashable, Sendable {
  /// The rectangle that throws it, in points.
  public var frame: CGRect
  /// The radius of the rectangle's corners.
  public var cornerRadius: CGFloat
  /// How far the edge is smeared, in points (the blur's standard deviation is half of it).
  public var blur: CGFloat
  /// Where the shadow falls, from the rectangle.
  public var offset: CGSize
  /// Its colour at its darkest.
  public var color: Color

  /// Makes a shadow.
  public init(
    frame: CGRect, cornerRadius: CGFloat, blur: CGFloat, offset: CGSize = .zero, color: Color
  ) {
    self.frame = frame
    self.cornerRadius = cornerRadius
    self.blur = blur
    self.offset = offset
    self.color = color
  }
}

/// One line of text, already broken, cut and placed.
public struct TextLine: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// In which letters.
  public var font: Font
  /// In which colour.
  public var color: Color
  /// The left end of its baseline, in points.
  public var origin: CGPoint
  /// How wide it was measured to be, in points.
  public var width: CGFloat

  /// Makes a line of text.
  public init(text: String, font: Font, color: Color, origin: CGPoint, width: CGFloat) {
    self.text = text
    self.font = font
    self.color = color
    self.origin = origin
    self.width = width
  }
}

/// A symbol or a picture and where it goes.
public struct ImagePlacement: Hashable, Sendable {
  /// Which picture.
  public var image: ImageReference
  /// The rectangle the whole picture is stretched over, in points.
  public var frame: CGRect
  /// The part of the layer that may be drawn on: a filled-and-cropped picture is cut here.
  public var clip: CGRect
  /// The colour of a symbol; nil draws a picture in its own colours.
  public var tint: Color?

  /// Makes a placement; without a `clip` the whole frame shows.
  public init(image: ImageReference, frame: CGRect, clip: CGRect? = nil, tint: Color? = nil) {
    self.image = image
    self.frame = frame
    self.clip = clip ?? frame
    self.tint = tint
  }
}

/// Commands with coordinates of their own that move, fade and are clipped together.
public struct Layer: Hashable, Sendable {
  /// Where the layer's own (0, 0) lies in the layer around it, in points.
  public var origin: CGPoint
  /// How the finished whole is turned and stretched around its (0, 0).
  public var transform: CGAffineTransform
  /// What may be drawn on, in the layer's own points; nil for no limit.
  public var clip: CGRect?
  /// The radius of the clip's corners.
  public var cornerRadius: CGFloat
  /// What of the clip sticks out of one side, whose corners are round then; nil for nothing.
  public var arrow: Arrow?
  /// The opacity of the finished whole, 0…1.
  public var opacity: CGFloat
  /// How much black lies over the finished whole, 0…1.
  public var dim: CGFloat
  /// True for a page that moves as a whole over several frames and covers its clip fully with opaque
  /// colour: worth keeping as a picture.
  public var isKept: Bool
  /// What to draw, back to front.
  public var commands: [DrawCommand]

  /// Makes a layer.
  public init(
    origin: CGPoint = .zero, transform: CGAffineTransform = .identity, clip: CGRect? = nil,
    cornerRadius: CGFloat = 0, arrow: Arrow? = nil, opacity: CGFloat = 1, dim: CGFloat = 0,
    isKept: Bool = false, commands: [DrawCommand]
  ) {
    self.origin = origin
    self.transform = transform
    self.clip = clip
    self.cornerRadius = cornerRadius
    self.arrow = arrow
    self.opacity = opacity
    self.dim = dim
    self.isKept = isKept
    self.commands = commands
  }

  /// What it is as large as, in parts of its own size, where it is neither turned nor mirrored nor
  /// stretched more one way than the other; else nil.
  public var scale: CGFloat? {
    let isEven = transform.keepsUpright && transform.a == transform.d && transform.a > 0
    return isEven ? transform.a : nil
  }

  /// The upright rectangle around what it may be drawn on, from its origin in the points around it.
  public var outline: CGRect? { clip?.applying(transform) }
}
