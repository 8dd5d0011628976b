import Drawing
import Foundation
import NavigationKit

/// Draws slabs one in front of the other; a finger turns them.
final class LayersView: UIView {
  private var slabs: [LayerSlab] = []
  private var screen = CGSize.zero
  /// The angle from which they are seen, in radians; 0 is from the front.
  private var angle = 0.5
  private var angleAtStart = 0.5

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
    let pan = UIPanGestureRecognizer()
    pan.addAction(
      UIAction { [weak self, unowned pan] _ in self?.turn(by: pan) })
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows slabs of a screen.
  func show(_ slabs: [LayerSlab], of screen: CGSize) {
    guard slabs != self.slabs || screen != self.screen else { return }
    (self.slabs, self.screen) = (slabs, screen)
    setNeedsDisplay()
  }

  private func turn(by pan: UIPanGestureRecognizer) {
    if pan.state == .began { angleAtStart = angle }
    let moved = Double(pan.translation(in: self).x) / Self.turn
    angle = min(max(angleAtStart + moved, -1.2), 1.2)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let deepest = Double(slabs.map(\.depth).max() ?? 0)
    let spread = deepest * Self.gap * abs(sin(angle))
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let width = Double(screen.width) * cos(angle) + spread
    guard screen.width > 0, room.width > 0 else { return }
    let scale = min(room.width / width, room.height / (screen.height + spread / 3))
    for slab in slabs.sorted(by: { $0.depth < $1.depth }) {
      draw(slab, deepest: deepest, scale: scale, around: CGPoint(x: room.midX, y: room.midY))
    }
  }

  private func draw(_ slab: LayerSlab, deepest: Double, scale: CGFloat, around middle: CGPoint) {
    let forward = Double(slab.depth) - deepest / 2
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let sideways = (x - screen.width / 2) * cos(angle) + forward * Self.gap * sin(angle)
      let upwards = y - screen.height / 2 - forward * Self.gap * abs(sin(angle)) / 3
      return CGPoint(x: middle.x + sideways * scale, y: middle.y + upwards * scale)
    }
    let frame = slab.frame
    let path = UIBezierPath()
    path.move(to: place(frame.minX, frame.minY))
    path.addLine(to: place(frame.maxX, frame.minY))
    path.addLine(to: place(frame.maxX, frame.maxY))
    path.addLine(to: place(frame.minX, frame.maxY))
    path.close()
    if let color = slab.color {
      color.withAlphaComponent(color.alpha * Self.opacity).setFill()
      path.fill()
    }
    UIColor.systemBlue.withAlphaComponent(0.6).setStroke()
    path.lineWidth = 0.75
    path.stroke()
  }
}

extension UIColor {
  /// Its opacity.
  fileprivate var alpha: CGFloat {
    var alpha: CGFloat = 0
    getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return alpha
  }
}
