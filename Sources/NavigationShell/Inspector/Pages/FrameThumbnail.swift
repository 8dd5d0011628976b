import Drawing
import Foundation
import NavigationKit

/// A small picture of a frame that can be pressed.
final class FrameThumbnail: UIControl {
  private let picture: DisplayList
  /// The width of its edge, in points.
  private static let edge: CGFloat = 0.5

  init(of picture: DisplayList, at time: TimeInterval) {
    self.picture = picture
    super.init(frame: .zero)
    backgroundColor = .black
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Frame at \(Fact.seconds(time))"
  }

  required init?(coder: NSCoder) { nil }

  /// Its size in a room, in points.
  func size(in room: CGSize) -> CGSize {
    guard picture.size.width > 0, picture.size.height > 0 else { return .zero }
    let scale = min(room.width / picture.size.width, room.height / picture.size.height)
    return CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
  }

  override func draw(_ rect: CGRect) {
    guard picture.size.width > 0 else { return }
    let scale = bounds.width / picture.size.width
    UIGraphicsGetCurrentContext()?.record(
      picture.commands, at: CGAffineTransform(scaleX: scale, y: scale))
    UIColor.separator.setStroke()
    let path = UIBezierPath(rect: bounds.insetBy(dx: Self.edge / 2, dy: Self.edge / 2))
    path.lineWidth = Self.edge
    path.stroke()
  }
}
