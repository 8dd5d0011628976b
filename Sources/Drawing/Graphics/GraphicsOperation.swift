public import Foundation

/// One thing that code drew, with everything that applied to it.
public struct GraphicsOperation: Hashable, Sendable {
  /// The content of an operation.
  public indirect enum Content: Hashable, Sendable {
    /// The inside of a path.
    case fill(Path, CGPathFillRule, Color)
    /// A line along a path.
    case stroke(Path, StrokeStyle, Color)
    /// A gradient, over all of the clip.
    case gradient(ColorGradient)
    /// A picture over a rectangle and again and again beside it, over all of the clip.
    case tiles(ImagePlacement)
    /// One line of text.
    case text(TextLine)
    /// A symbol or a picture.
    case image(ImagePlacement)
    /// Operations that are drawn together first.
    case group([GraphicsOperation])
    /// Operations that are as visible as others are opaque.
    case masked([GraphicsOperation], by: [GraphicsOperation])
  }

  /// The area that may be drawn on: the inside of a path.
  public struct Clip: Hashable, Sendable {
    /// The path, in the coordinates of the recording.
    public var path: Path
    /// The rule that decides its inside.
    public var rule: CGPathFillRule

    /// Makes a clip.
    public init(path: Path, rule: CGPathFillRule) {
      self.path = path
      self.rule = rule
    }
  }

  /// The shadow of what is drawn.
  public struct DropShadow: Hashable, Sendable {
    /// The offset of the shadow, in points of the recording.
    public var offset: CGSize
    /// The blur radius: twice the standard deviation, in points.
    public var blur: CGFloat
    /// Its colour.
    public var color: Color

    /// Makes a shadow.
    public init(offset: CGSize, blur: CGFloat, color: Color) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  /// The content that was drawn.
  public var content: Content
  /// The transform from its coordinates to those of the recording.
  public var transform = CGAffineTransform.identity
  /// The clips; it is only drawn inside all of them.
  public var clips: [Clip] = []
  /// Its opacity, 0…1.
  public var opacity: CGFloat = 1
  /// How its colours mix with those below.
  public var blendMode = CGBlendMode.normal
  /// Its shadow; nil for none.
  public var shadow: DropShadow?
  /// Whether its edges are smooth.
  public var isSmooth = true
  /// The maximum distance of the drawing from its curves, in pixels; curves look smooth by default.
  public var flatness = GraphicsOperation.usualFlatness

  /// The default flatness of paths, as UIKit documents it.
  public static let usualFlatness: CGFloat = 0.6

  /// Makes an operation without transform, clip and shadow.
  public init(_ content: Content) { self.content = content }
}
