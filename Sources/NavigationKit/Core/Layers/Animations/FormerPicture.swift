import Drawing
import Foundation

/// The picture of a layer when a transition was added, and how it makes room for the new one.
struct FormerPicture {
  /// A side of the layer.
  enum Edge { case left, right, top, bottom }

  /// How the old picture makes room for the new one.
  enum Kind {
    case fade
    case push(from: Edge)
    case moveIn(from: Edge)
    case reveal(from: Edge)
    /// Both turn around an axis, the former one visible first: the edge comes forward.
    case flip(from: Edge)
  }

  let commands: [DrawCommand]
  let kind: Kind
  let timing: LayerTiming
  /// The part of the transition that is shown, of 0…1.
  var part = 0.0...1.0

  /// Both pictures at a progress, 0…1: what is drawn, and over it the old picture as it fades.
  func mixed(with new: [DrawCommand], progress: Double, size: CGSize)
    -> (commands: [DrawCommand], crossFade: CrossFade?)
  {
    let progress = part.lowerBound + progress * (part.upperBound - part.lowerBound)
    let rest = 1 - progress
    func moved(_ commands: [DrawCommand], _ edge: Edge, by share: Double) -> DrawCommand {
      .layer(Layer(origin: edge.offset(in: size, by: share), commands: commands))
    }
    switch kind {
    case .fade: return (new, CrossFade(former: commands, share: rest))
    case .push(let edge):
      return ([moved(commands, edge, by: -progress), moved(new, edge, by: rest)], nil)
    case .moveIn(let edge): return (commands + [moved(new, edge, by: rest)], nil)
    case .reveal(let edge): return (new + [moved(commands, edge, by: -progress)], nil)
    case .flip(let edge):
      let isFormer = progress < 0.5
      let turn = CGFloat.pi * CGFloat(isFormer ? progress : progress - 1)
      return (edge.turned(isFormer ? commands : new, by: turn, size), nil)
    }
  }
}

extension FormerPicture.Edge {
  /// A picture turned around its middle by an angle, so that this edge comes forward.
  fileprivate func turned(_ commands: [DrawCommand], by angle: CGFloat, _ size: CGSize)
    -> [DrawCommand]
  {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    var turn = CATransform3DMakeTranslation(-middle.x, -middle.y, 0)
    turn = CATransform3DConcat(turn, self.turn(by: angle, size))
    turn = CATransform3DConcat(turn, CATransform3DMakeTranslation(middle.x, middle.y, 0))
    guard let projection = Projection(turn.projection), projection.hasArea else { return [] }
    return [
      .layer(
        Layer(
          origin: projection.origin, transform: projection.transform,
          perspective: projection.perspective, clip: CGRect(origin: .zero, size: size),
          commands: commands))
    ]
  }

  /// A turn by an angle around the middle of something, so that this edge of it comes forward.
  func turn(by angle: CGFloat, _ size: CGSize) -> CATransform3D {
    let isUpright = self == .left || self == .right
    return CATransform3D.turn(
      by: self == .left || self == .bottom ? angle : -angle,
      around: isUpright ? (x: 0, y: 1) : (x: 1, y: 0),
      from: (isUpright ? size.width : size.height) * CATransform3D.flipDistance)
  }

  /// The offset of a picture from its place, at a share of the distance to this side.
  fileprivate func offset(in size: CGSize, by share: Double) -> CGPoint {
    switch self {
    case .left: CGPoint(x: -size.width * share, y: 0)
    case .right: CGPoint(x: size.width * share, y: 0)
    case .top: CGPoint(x: 0, y: -size.height * share)
    case .bottom: CGPoint(x: 0, y: size.height * share)
    }
  }
}
