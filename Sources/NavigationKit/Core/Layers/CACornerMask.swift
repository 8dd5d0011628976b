import Drawing
import Foundation

/// The corners of a layer.
public nonisolated struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [top, bottom]
  private static let top: CACornerMask = [layerMinXMinYCorner, layerMaxXMinYCorner]
  private static let bottom: CACornerMask = [layerMinXMaxYCorner, layerMaxXMaxYCorner]
  private static let left: CACornerMask = [layerMinXMinYCorner, layerMinXMaxYCorner]
  private static let right: CACornerMask = [layerMaxXMinYCorner, layerMaxXMaxYCorner]

  /// A rectangle that reaches beyond another at the sides without round corners: the part of it
  /// inside the other has just these corners round.
  ///
  /// - Parameter reach: How far from the corner its curve begins, in points.
  func outline(of rect: CGRect, reach: CGFloat) -> CGRect {
    let beyond = UIEdgeInsets(
      top: isDisjoint(with: Self.top) ? -reach : 0,
      left: isDisjoint(with: Self.left) ? -reach : 0,
      bottom: isDisjoint(with: Self.bottom) ? -reach : 0,
      right: isDisjoint(with: Self.right) ? -reach : 0)
    return rect.inset(by: beyond)
  }
}

extension UIView {
  /// The outline with just those corners round that the app chose; the bounds if all of them are.
  func outline(of bounds: CGRect, at now: TimeInterval) -> ViewCut {
    let radius = layerValues(at: now)?.style.cornerRadius ?? shapeRadius
    var outline = ViewCut(rect: bounds, radius: radius, curve: shapeCurve)
    guard let mask = layerIfUsed?.maskedCorners, mask != .all, radius > 0 else { return outline }
    if mask.isEmpty {
      outline.radius = 0
    } else {
      outline.rect = mask.outline(of: bounds, reach: radius * outline.curve.reach)
    }
    return outline
  }

  /// The curve of its corners.
  var shapeCurve: CornerCurve { layerIfUsed?.style.drawnCurve ?? .circular }
}

extension UIView {
  /// The outline to which it is clipped at a time, if it clips to its bounds.
  func cut(to bounds: CGRect, at now: TimeInterval) -> ViewCut {
    var cut = cut(to: bounds)
    if let radius = layerValues(at: now)?.style.cornerRadius { cut.radius = radius }
    return cut
  }
}

nonisolated extension CGRect {
  /// Bands of a width inside those edges that another rectangle reaches beyond.
  func edges(notIn outline: CGRect, width: CGFloat) -> [CGRect] {
    var edges: [CGRect] = []
    let (upright, level) = (
      CGSize(width: width, height: height), CGSize(width: self.width, height: width)
    )
    if outline.minX < minX { edges.append(CGRect(origin: origin, size: upright)) }
    if outline.maxX > maxX {
      edges.append(CGRect(origin: CGPoint(x: maxX - width, y: minY), size: upright))
    }
    if outline.minY < minY { edges.append(CGRect(origin: origin, size: level)) }
    if outline.maxY > maxY {
      edges.append(CGRect(origin: CGPoint(x: minX, y: maxY - width), size: level))
    }
    return edges
  }
}

extension Canvas {
  /// Draws something whose outline is only partly inside a rectangle, and clips it to that.
  mutating func cut(to rect: CGRect, of outline: CGRect, _ draw: (inout Canvas) -> Void) {
    guard outline != rect else { return draw(&self) }
    var inner = self
    inner.commands = []
    draw(&inner)
    guard !inner.commands.isEmpty else { return }
    commands.append(.layer(Layer(clip: placed(rect), commands: inner.commands)))
  }
}
