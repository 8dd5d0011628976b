public import Foundation

/// One frame as a value: drawing commands, back to front, in points from the top left.
///
/// The painter needs nothing else. Equal lists look equal, and tests can read them as text.
public struct DisplayList: Hashable, Sendable {
  /// The size of the frame in points.
  public var size: CGSize
  /// The commands, back to front.
  public var commands: [DrawCommand]

  /// Makes a frame.
  public init(size: CGSize, commands: [DrawCommand] = []) {
    self.size = size
    self.commands = commands
  }

  /// A frame with more commands in front.
  public static func + (list: DisplayList, commands: [DrawCommand]) -> DisplayList {
    DisplayList(size: list.size, commands: list.commands + commands)
  }
}

/// A drawing command.
///
/// Frames are in the coordinates of the layer that holds the command.
public indirect enum DrawCommand: Hashable, Sendable {
  /// A filled rectangle, with rounded corners or without.
  case fill(Fill)
  /// The outline of a rectangle.
  case stroke(Stroke)
  /// A linear gradient across a rectangle.
  case gradient(Gradient)
  /// Frosted glass, which blurs and tints what is behind it.
  case material(Material)
  /// A soft shadow of a rounded rectangle.
  case shadow(Shadow)
  /// One line of text.
  case text(TextLine)
  /// A symbol or a picture.
  case image(ImagePlacement)
  /// A group of commands that are moved, faded and clipped together.
  case layer(Layer)
}

/// A filled rectangle.
public struct Fill: Hashable, Sendable {
  /// The rectangle in points.
  public var frame: CGRect
  /// The colour.
  public var color: Color
  /// The radius of its corners in points.
  public var cornerRadius: CGFloat
  /// The curve of its corners.
  public var cornerCurve: CornerCurve
  /// The colour of the fill over a dark background; nil for the same.
  ///
  /// Only the painter knows a background that is a picture or several layers.
  public var colorOverDark: Color?

  /// Makes a filled rectangle.
  public init(
    frame: CGRect, color: Color, cornerRadius: CGFloat = 0, cornerCurve: CornerCurve = .circular,
    colorOverDark: Color? = nil
  ) {
    self.frame = frame
    self.color = color
    self.colorOverDark = colorOverDark
    self.cornerRadius = cornerRadius
    self.cornerCurve = cornerCurve
  }
}

/// The outline of a rectangle, drawn inside its edge.
public struct Stroke: Hashable, Sendable {
  /// The rectangle in points.
  public var frame: CGRect
  /// The colour.
  public var color: Color
  /// The line width in points.
  public var width: CGFloat
  /// The radius of the outer corners in points.
  public var cornerRadius: CGFloat
  /// The curve of its corners.
  public var cornerCurve: CornerCurve

  /// Makes an outline.
  public init(
    frame: CGRect, color: Color, width: CGFloat, cornerRadius: CGFloat = 0,
    cornerCurve: CornerCurve = .circular
  ) {
    self.frame = frame
    self.color = color
    self.width = width
    self.cornerRadius = cornerRadius
    self.cornerCurve = cornerCurve
  }
}

/// A linear gradient from left to right or from top to bottom.
public struct Gradient: Hashable, Sendable {
  /// The rectangle in points.
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

/// The soft shadow of a rounded rectangle, without the rectangle itself.
public struct Shadow: Hashable, Sendable {
  /// The rectangle in points.
  public var frame: CGRect
  /// The radius of the rectangle's corners.
  public var cornerRadius: CGFloat
  /// The blur radius in points: twice the standard deviation of the blur.
  public var blur: CGFloat
  /// The offset of the shadow from the rectangle, in points.
  public var offset: CGSize
  /// The colour where the shadow is strongest.
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

/// One line of text, already broken, truncated and placed.
public struct TextLine: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The font.
  public var font: Font
  /// The colour.
  public var color: Color
  /// The left end of its baseline, in points.
  public var origin: CGPoint
  /// The measured width in points.
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

/// A symbol or a picture with its position.
public struct ImagePlacement: Hashable, Sendable {
  /// The symbol or picture.
  public var image: ImageReference
  /// The rectangle that the whole picture is stretched to, in points.
  public var frame: CGRect
  /// The visible part, in the layer's points: aspect fill crops the picture here.
  public var clip: CGRect
  /// The colour of a symbol; nil draws a picture in its own colours.
  public var tint: Color?
  /// Whether each pixel of a stretched picture becomes a square, instead of mixing with those
  /// beside it.
  public var isPixelated: Bool

  /// Makes a placement; without `clip` the whole frame is visible.
  public init(
    image: ImageReference, frame: CGRect, clip: CGRect? = nil, tint: Color? = nil,
    isPixelated: Bool = false
  ) {
    self.image = image
    self.frame = frame
    self.clip = clip ?? frame
    self.tint = tint
    self.isPixelated = isPixelated
  }
}

/// A group of commands with its own coordinates, moved, faded and clipped together.
public struct Layer: Hashable, Sendable {
  /// The position of the layer's (0, 0) in the enclosing layer, in points.
  public var origin: CGPoint
  /// The transform of the whole layer around its (0, 0).
  public var transform: CGAffineTransform
  /// The perspective: the terms of x and y, per point, of the divisor of the layer's transformed
  /// coordinates, which is 1 without them: above 1, the layer is farther from the eye, and smaller.
  public var perspective: CGVector
  /// The size of its content in perspective, in points; nil for a layer without.
  public var size: CGSize?
  /// The visible part, in the layer's points; nil for no limit.
  public var clip: CGRect?
  /// The radius of the clip's corners.
  public var cornerRadius: CGFloat
  /// The curve of the clip's corners.
  public var cornerCurve: CornerCurve
  /// The arrow at one side of the clip, the rest of which has the round corners; nil for none.
  public var arrow: Arrow?
  /// The mask, in the layer's points: the layer is as visible as the mask is opaque; nil for a layer
  /// that is fully visible.
  public var mask: GraphicsRecording?
  /// The layer's old picture, which fades into the new one; nil for none.
  public var crossFade: CrossFade?
  /// The opacity of the whole layer, 0…1.
  public var opacity: CGFloat
  /// The opacity of black over the whole layer, 0…1.
  public var dim: CGFloat
  /// Whether the painter should cache a picture of the layer: a page that moves as a whole over
  /// several frames and fills its clip with opaque colour.
  public var isKept: Bool
  /// The commands, back to front.
  public var commands: [DrawCommand]

  /// Makes a layer.
  public init(
    origin: CGPoint = .zero, transform: CGAffineTransform = .identity,
    perspective: CGVector = .zero, size: CGSize? = nil, clip: CGRect? = nil,
    cornerRadius: CGFloat = 0, cornerCurve: CornerCurve = .circular, arrow: Arrow? = nil,
    mask: GraphicsRecording? = nil, crossFade: CrossFade? = nil,
    opacity: CGFloat = 1, dim: CGFloat = 0, isKept: Bool = false, commands: [DrawCommand]
  ) {
    self.origin = origin
    self.transform = transform
    self.perspective = perspective
    self.size = size
    self.clip = clip
    self.cornerRadius = cornerRadius
    self.cornerCurve = cornerCurve
    self.arrow = arrow
    self.mask = mask
    self.crossFade = crossFade
    self.opacity = opacity
    self.dim = dim
    self.isKept = isKept
    self.commands = commands
  }

  /// The scale of a transform that only moves and scales, equally in both directions; nil for any
  /// other.
  public var scale: CGFloat? {
    let isEven = transform.keepsUpright && transform.a == transform.d && transform.a > 0
    return isEven && perspective == .zero ? transform.a : nil
  }

  /// Whether the layer has no transform and no perspective.
  package var isUntransformed: Bool { transform.isIdentity && perspective == .zero }

  /// The transform with its perspective, to points from the layer's origin on.
  package var projection: ProjectiveTransform {
    ProjectiveTransform(transform, perspective: perspective)
  }

  /// The visible part of the layer, in its own points; empty if neither clip nor size is known.
  package var shown: CGRect { clip ?? CGRect(origin: .zero, size: size ?? .zero) }

  /// The bounding box of the transformed clip, relative to the layer's origin.
  public var outline: CGRect? {
    perspective == .zero ? clip?.applying(transform) : clip.map(projection.box)
  }
}
