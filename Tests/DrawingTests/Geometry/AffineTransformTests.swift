import Drawing
import Foundation
import Testing

/// Transforms of points, sizes and rectangles, alone and combined.
struct AffineTransformTests {
  private static let quarter = CGAffineTransform(rotationAngle: .pi / 2)
  private static let double = CGAffineTransform(scaleX: 2, y: 3)
  private static let right = CGAffineTransform(translationX: 10, y: 0)

  @Test(
    arguments: [
      (.identity, CGPoint(x: 4, y: 1)), (right, CGPoint(x: 14, y: 1)),
      (double, CGPoint(x: 8, y: 3)), (quarter, CGPoint(x: -1, y: 4)),
      // `translatedBy` and `scaledBy` apply first.
      (double.translatedBy(x: 10, y: 0), CGPoint(x: 28, y: 3)),
      (right.scaledBy(x: 2, y: 3), CGPoint(x: 18, y: 3)),
      (right.rotated(by: .pi / 2), CGPoint(x: 9, y: 4)),
      // The concatenated transform applies last.
      (double.concatenating(right), CGPoint(x: 18, y: 3)),
      (right.concatenating(double), CGPoint(x: 28, y: 3)),
      (CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), CGPoint(x: 12, y: 18)),
      (CGAffineTransform(), CGPoint.zero),
    ] as [(CGAffineTransform, CGPoint)])
  func `a point goes where it should`(transform: CGAffineTransform, target: CGPoint) {
    expect(CGPoint(x: 4, y: 1).applying(transform), target)
    guard transform != CGAffineTransform() else { return }
    expect(target.applying(transform.inverted()), CGPoint(x: 4, y: 1))
  }

  @Test func `only what leaves all as it is is the identity`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform(translationX: 0, y: 0) == .identity)
    #expect(!Self.right.isIdentity)
    #expect(Self.right != Self.double)
  }

  @Test func `what cannot be taken back stays`() {
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
  }

  @Test func `a size is a way and a rectangle keeps its box`() {
    #expect(CGSize(width: 4, height: 1).applying(Self.right) == CGSize(width: 4, height: 1))
    #expect(CGSize(width: 4, height: 1).applying(Self.double) == CGSize(width: 8, height: 3))
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(box.width - 141.42) < 0.01 && abs(box.minX + 70.71) < 0.01 && box.minY == 0)
    let mirrored = CGRect(x: 1, y: 2, width: 3, height: 4)
      .applying(CGAffineTransform(scaleX: -1, y: 1))
    #expect(mirrored == CGRect(x: -4, y: 2, width: 3, height: 4))
    #expect(CGRect.null.applying(Self.right).isNull)
  }

  @Test(
    arguments: [
      .identity, quarter, double, right, double.rotated(by: 0.4), quarter.scaledBy(x: -2, y: 0.5),
      CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6),
      CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(scaleX: 0, y: 2),
    ] as [CGAffineTransform])
  func `what was taken apart makes the same again`(transform: CGAffineTransform) {
    let again = CGAffineTransform(transform.decomposed())
    for point in [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 3, y: 7)] {
      expect(point.applying(again), point.applying(transform))
    }
  }

  @Test func `components say what was done`() {
    let parts = CGAffineTransform(translationX: 5, y: 6).rotated(by: 0.5).scaledBy(x: 2, y: 3)
      .decomposed()
    #expect(abs(parts.rotation - 0.5) < 1e-12 && abs(parts.horizontalShear) < 1e-12)
    #expect(abs(parts.scale.width - 2) < 1e-12 && abs(parts.scale.height - 3) < 1e-12)
    #expect(parts.translation == CGVector(dx: 5, dy: 6))
  }

  @Test(
    arguments: [
      // A rotation keeps the size, which interpolating the numbers would not.
      (.identity, quarter, CGAffineTransform(rotationAngle: .pi / 4)),
      (.identity, double, CGAffineTransform(scaleX: 1.5, y: 2)),
      (.identity, right, CGAffineTransform(translationX: 5, y: 0)),
      // The shorter way round.
      (
        CGAffineTransform(rotationAngle: 3), CGAffineTransform(rotationAngle: -3),
        CGAffineTransform(rotationAngle: .pi)
      ),
      (.identity, CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 0, y: 1)),
      (.identity, CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(scaleX: 1, y: 0)),
      (CGAffineTransform(scaleX: 0, y: 0), .identity, CGAffineTransform(scaleX: 0.5, y: 0.5)),
      (
        CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 1, y: -1),
        CGAffineTransform(scaleX: 1, y: -1)
          .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
      ),
    ] as [(CGAffineTransform, CGAffineTransform, CGAffineTransform)])
  func `half-way each thing is half done`(
    from: CGAffineTransform, to: CGAffineTransform, middle: CGAffineTransform
  ) {
    let mixed = from.mixed(with: to, fraction: 0.5)
    for point in [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 3, y: 7)] {
      expect(point.applying(mixed), point.applying(middle))
    }
    #expect(from.mixed(with: to, fraction: 0) == from)
    #expect(from.mixed(with: to, fraction: 1) == to)
  }

  @Test func `Foundation's transform is the same one`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let point = CGPoint(x: 7, y: 8)
    #expect(AffineTransform(transform).transform(point) == point.applying(transform))
    #expect(CGAffineTransform(AffineTransform(transform)) == transform)
  }

  @Test func `layers' colours are equal by components`() {
    let grey = CGColor(gray: 0.5, alpha: 1)
    #expect(grey == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(grey.components == [0.5, 0.5, 0.5, 1] && grey.numberOfComponents == 4)
    #expect(grey.copy(alpha: 0.25)?.alpha == 0.25 && CGColor.black != .white)
  }

  private func expect(
    _ point: CGPoint, _ target: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      hypot(point.x - target.x, point.y - target.y) < 1e-9, "\(point) is not \(target)",
      sourceLocation: sourceLocation)
  }
}
