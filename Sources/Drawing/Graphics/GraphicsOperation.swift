public import Foundation

/// One thing that code drew, with everything that applied to it.
public struct GraphicsOperation: Hashable, Sendable {
  /// What was drawn.
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
    /// Operations of which the opacity of others leaves a part.
    case masked([GraphicsOperation], by: [GraphicsOperation])
  }

  /// What may be drawn on: the inside of a path.
  public struct Clip: Hashable, Sendable {
    /// The path, in the coordinates of the recording.
    public var path: Path
    /// What its inside is.
    public var rule: CGPathFillRule

    /// Makes a clip.
    public init(path: Path, rule: CGPathFillRule) {
      self.path = path
      self.rule = rule
    }
  }

  /// The shadow of what is drawn.
  public struct DropShadow: Hashable, Sendable {
    /// How far it is moved, in points of the recording.
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

  /// What was drawn.
  public var content: Content
  /// From its coordinates to those of the recording.
  public var transform = CGAffineTransform.identity
  /// It is only drawn inside all of these.
  public var clips: [Clip] = []
  /// Its opacity, 0…1.
  public var opacity: CGFloat = 1
  /// How its colours mix with those below.
  public var blendMode = CGBlendMode.normal
  /// Its shadow; nil for none.
  public var shadow: DropShadow?
  /// Whether its edges are smooth.
  public var isSmooth = true
  /// How far what is drawn may be from its curves, in pixels; none of them looks coarse by default.
  public var flatness = GraphicsOperation.usualFlatness

  /// The flatness of paths that do not say otherwise, as UIKit documents it.
  public static let usualFlatness: CGFloat = 0.6

  /// Makes an operation without transform, clip and shadow.
  public init(_ content: Content) { self.content = content }
}
