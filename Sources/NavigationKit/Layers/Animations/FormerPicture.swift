import Drawing
import Foundation

/// What a layer looked like when a transition was added, and how it makes room.
struct FormerPicture {
  /// A side of the layer.
  enum Edge { case left, right, top, bottom }

  /// How the old picture makes room for the new one.
  enum Kind {
    case fade
    case push(from: Edge)
    case moveIn(from: Edge)
    case reveal(from: Edge)
    /// Both turn around an axis, of which the front is seen first; seen from far away.
    case flip(isUpright: Bool)
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
    case .flip(let isUpright):
      let shown = progress < 0.5 ? commands : new
      return ([flipped(shown, by: abs(cos(.pi * progress)), isUpright, size)], nil)
    }
  }

  private func flipped(
    _ commands: [DrawCommand], by scale: Double, _ isUpright: Bool, _ size: CGSize
  ) -> DrawCommand {
    let (x, y) = isUpright ? (CGFloat(scale), 1) : (1, CGFloat(scale))
    let corner = CGPoint(x: size.width * (1 - x) / 2, y: size.height * (1 - y) / 2)
    return .layer(
      Layer(
        origin: corner, transform: CGAffineTransform(scaleX: x, y: y),
        clip: CGRect(origin: .zero, size: size), commands: commands))
  }
}

extension FormerPicture.Edge {
  /// How far a picture is from its place, by a share of the way to this side.
  fileprivate func offset(in size: CGSize, by share: Double) -> CGPoint {
    switch self {
    case .left: CGPoint(x: -size.width * share, y: 0)
    case .right: CGPoint(x: size.width * share, y: 0)
    case .top: CGPoint(x: 0, y: -size.height * share)
    case .bottom: CGPoint(x: 0, y: size.height * share)
    }
  }
}
