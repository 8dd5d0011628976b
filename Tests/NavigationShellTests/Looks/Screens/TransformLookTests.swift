import Foundation
import NavigationKit
import Testing

/// Pictures of rotated, scaled and mirrored views at 2× and 3×.
struct TransformLookTests {
  @Test(arguments: [2, 3] as [CGFloat])
  func transforms(scale: CGFloat) throws {
    let sheet = try Sheet(width: 190, height: 160, scale: scale)
    func add(_ x: CGFloat, _ y: CGFloat, _ transform: CGAffineTransform) -> UIView {
      let tile = Self.tile
      sheet.add(tile, x: x, y: y, width: 64, height: 40)
      tile.transform = transform
      return tile
    }
    _ = add(16, 16, .identity)
    let turned = add(106, 20, CGAffineTransform(rotationAngle: .pi / 6))
    (turned.layer.shadowOpacity, turned.layer.shadowOffset) = (0.5, CGSize(width: 0, height: 2))
    _ = add(16, 100, CGAffineTransform(scaleX: -0.75, y: 1.25))
    // Clipped with rounded corners, translucent as a whole, rotated around its top left corner.
    let clipped = add(106, 90, CGAffineTransform(rotationAngle: -.pi / 12))
    clipped.layer.anchorPoint = .zero
    clipped.center = CGPoint(x: 106, y: 106)
    (clipped.clipsToBounds, clipped.alpha) = (true, 0.6)
    try sheet.expectGolden("transforms-\(Int(scale))x")
  }

  /// A card with a border, text, a symbol and a part that overlaps its edge.
  private static var tile: UIView {
    let tile = UIView()
    tile.backgroundColor = .systemYellow
    tile.layer.cornerRadius = 10
    tile.layer.borderColor = UIColor.systemRed.cgColor
    tile.layer.borderWidth = 2
    let label = UILabel(frame: CGRect(x: 6, y: 3, width: 54, height: 18))
    (label.text, label.font) = ("Turning", .systemFont(ofSize: 14))
    let star = UIImageView(frame: CGRect(x: 6, y: 21, width: 16, height: 16))
    star.image = UIImage(systemName: "star.fill")
    let badge = UIView(frame: CGRect(x: 52, y: -5, width: 16, height: 16))
    badge.backgroundColor = .systemBlue
    badge.layer.cornerRadius = 8
    for part in [label, star, badge] { tile.addSubview(part) }
    return tile
  }
}
