import Drawing
import Foundation
import NavigationKit

/// Draws slabs one in front of the other; a finger turns them, a tap chooses the one in front.
final class LayersView: UIView {
  /// Called with the view of the slab that was tapped.
  var onChoose: (ObjectIdentifier) -> Void = { _ in }
  /// The view that is chosen.
  var chosen: ObjectIdentifier? { didSet { if chosen != oldValue { setNeedsDisplay() } } }
  private var slabs: [LayerSlab] = []
  private var screen = CGSize.zero
  /// The angles from which they are seen, from the side and from above, in radians; 0 is from the
  /// front.
  private var angle = (side: 0.5, above: 0.2)
  private var angleAtStart = (side: 0.5, above: 0.2)
  /// The scale that a finger began to turn at, which it keeps: views that come meanwhile may be deeper,
  /// and what is under the finger must not shrink away from it.
  private var heldScale: CGFloat?

  /// The distance of two slabs in depth, in points of the screen.
  private static let gap = 24.0
  /// How many points of a finger turn by a radian.
  private static let turn = 160.0
  private static let margin: CGFloat = 16
  /// How much of what is behind shows through: a little.
  private static let opacity = 0.85

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    clipsToBounds = true
    let pan = UIPanGestureRecognizer()
    pan.addAction(
      UIAction { [weak self, unowned pan] _ in self?.turn(by: pan) })
    addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer()
    tap.addAction(
      UIAction { [weak self, unowned tap] _ in
        guard let self, let slab = slab(at: tap.location(in: self)) else { return }
        onChoose(slab.view)
      })
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows slabs of a screen.
  func show(_ slabs: [LayerSlab], of screen: CGSize) {
    guard slabs != self.slabs || screen != self.screen else { return }
    (self.slabs, self.screen) = (slabs, screen)
    setNeedsDisplay()
  }

  private func turn(by pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: (angleAtStart, heldScale) = (angle, scale)
    case .ended, .cancelled, .failed: heldScale = nil
    default: break
    }
    let moved = pan.translation(in: self)
    func turned(_ start: Double, by distance: CGFloat) -> Double {
      min(max(start + Double(distance) / Self.turn, -1.2), 1.2)
    }
    angle.side = turned(angleAtStart.side, by: moved.x)
    angle.above = turned(angleAtStart.above, by: moved.y)
    setNeedsDisplay()
  }

  /// The points that a point of the screen is drawn on, seen from the front; nil if there is nothing.
  var scale: CGFloat? { Space(self)?.scale }

  /// The slab in front at a point; nil if there is none.
  func slab(at point: CGPoint) -> LayerSlab? {
    guard let space = Space(self) else { return nil }
    return ordered.last { path(of: $0.shown, at: $0.depth, in: space).contains(point) }
  }

  private var ordered: [LayerSlab] {
    slabs.filter { !$0.shown.isEmpty }.sorted { $0.depth < $1.depth }
  }

  override func draw(_ rect: CGRect) {
    guard let space = Space(self) else { return }
    for slab in ordered { draw(slab, in: space) }
  }

  private func draw(_ slab: LayerSlab, in space: Space) {
    let path = path(of: slab.shown, at: slab.depth, in: space)
    if let context = UIGraphicsGetCurrentContext(), slab.size.width > 0, slab.size.height > 0 {
      context.saveGState()
      // A clip at the own edges would take from the outermost pixels of what is round.
      if slab.shown != slab.frame { path.addClip() }
      context.setAlpha(Self.opacity)
      context.record(slab.commands, at: space.transform(of: slab))
      context.restoreGState()
    }
    let isChosen = slab.view == chosen
    (isChosen ? UIColor.systemIndigo : .systemBlue.withAlphaComponent(0.6)).setStroke()
    path.lineWidth = isChosen ? 3 : 0.75
    path.stroke()
  }

  private func path(of frame: CGRect, at depth: Int, in space: Space) -> UIBezierPath {
    let corners = [
      (frame.minX, frame.minY), (frame.maxX, frame.minY), (frame.maxX, frame.maxY),
      (frame.minX, frame.maxY),
    ]
    let path = UIBezierPath()
    for (index, corner) in corners.enumerated() {
      let point = space.place(corner.0, corner.1, depth)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  /// How points of the screen are seen.
  private struct Space {
    let angle: (side: Double, above: Double)
    let screen: CGSize
    let middle: CGPoint
    let scale: CGFloat
    let deepest: Double

    /// Nil if there is nothing to see, or no room.
    init?(_ view: LayersView) {
      (angle, screen) = (view.angle, view.screen)
      deepest = Double(view.slabs.map(\.depth).max() ?? 0)
      let room = view.bounds.inset(by: view.safeAreaInsets)
        .insetBy(dx: LayersView.margin, dy: LayersView.margin)
      guard screen.width > 0, room.width > 0, room.height > 0 else { return nil }
      let depth = deepest * LayersView.gap
      // There is room for all angles, so that turning does not change the size.
      let (width, height) = (hypot(screen.width, depth), hypot(screen.height, depth))
      scale = view.heldScale ?? min(room.width / width, room.height / height)
      middle = CGPoint(x: room.midX, y: room.midY)
    }

    func place(_ x: CGFloat, _ y: CGFloat, _ depth: Int) -> CGPoint {
      let forward = (Double(depth) - deepest / 2) * LayersView.gap
      let sideways = (x - screen.width / 2) * cos(angle.side) + forward * sin(angle.side)
      let down = (y - screen.height / 2) * cos(angle.above) - forward * sin(angle.above)
      return CGPoint(x: middle.x + sideways * scale, y: middle.y + down * scale)
    }

    /// From the points of a slab.
    func transform(of slab: LayerSlab) -> CGAffineTransform {
      let corner = place(slab.frame.minX, slab.frame.minY, slab.depth)
      return CGAffineTransform(
        a: cos(angle.side) * scale * slab.frame.width / slab.size.width, b: 0, c: 0,
        d: cos(angle.above) * scale * slab.frame.height / slab.size.height, tx: corner.x,
        ty: corner.y)
    }
  }
}
