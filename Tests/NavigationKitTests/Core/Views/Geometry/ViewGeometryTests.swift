import Drawing
import Foundation
import NavigationKit
import Testing

/// Frame, bounds, center, anchor point and transform of a view, each set and each read.
struct ViewGeometryTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))

  @Test func `what a stretched view has scrolled is where it is seen`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    view.bounds.origin = CGPoint(x: 7, y: 3)
    #expect(view.convert(CGPoint(x: 7, y: 3), to: outer) == CGPoint(x: -10, y: 20))
    #expect(view.convert(CGPoint(x: -10, y: 20), from: outer) == CGPoint(x: 7, y: 3))
  }

  @Test(
    arguments: [
      (.identity, CGRect(x: 10, y: 20, width: 40, height: 20)),
      (CGAffineTransform(translationX: 5, y: -5), CGRect(x: 15, y: 15, width: 40, height: 20)),
      (CGAffineTransform(scaleX: 2, y: 0.5), CGRect(x: -10, y: 25, width: 80, height: 10)),
      (CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: 20, y: 10, width: 20, height: 40)),
      (CGAffineTransform(scaleX: -1, y: 1), CGRect(x: 10, y: 20, width: 40, height: 20)),
      (CGAffineTransform(scaleX: 0, y: 1), CGRect(x: 30, y: 20, width: 0, height: 20)),
    ] as [(CGAffineTransform, CGRect)])
  func `a frame is the box around the view`(transform: CGAffineTransform, frame: CGRect) {
    view.transform = transform
    expect(view.frame, frame)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.center == CGPoint(x: 30, y: 30))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
  }

  @Test(
    arguments: [
      (CGAffineTransform(scaleX: 2, y: 0.5), CGSize(width: 50, height: 120)),
      (CGAffineTransform(rotationAngle: .pi / 2), CGSize(width: 60, height: 100)),
      (CGAffineTransform(translationX: 7, y: 8), CGSize(width: 100, height: 60)),
      (CGAffineTransform(rotationAngle: 0.2), nil), (CGAffineTransform(rotationAngle: -0.1), nil),
    ] as [(CGAffineTransform, CGSize?)])
  func `a view that is given a frame fills it`(transform: CGAffineTransform, size: CGSize?) {
    view.transform = transform
    view.frame = CGRect(x: 100, y: 200, width: 100, height: 60)
    expect(view.frame, CGRect(x: 100, y: 200, width: 100, height: 60))
    guard let size else { return }
    expect(CGRect(origin: .zero, size: view.bounds.size), CGRect(origin: .zero, size: size))
  }

  @Test func `a frame that no size fills moves the middle`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 10)
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(abs(view.center.x - 150) < 1e-9 && abs(view.center.y - 5) < 1e-9)
  }

  @Test func `a new size leaves the anchor point where it is`() {
    view.layer.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 30, y: 30) && view.layer.position == view.center)
    #expect(view.frame == CGRect(x: 30, y: 30, width: 40, height: 20))
    view.bounds.size = CGSize(width: 100, height: 10)
    #expect(view.frame == CGRect(x: 30, y: 30, width: 100, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 30, y: 30, width: 200, height: 20))
    view.layer.position = CGPoint(x: 5, y: 6)
    #expect(view.frame.origin == CGPoint(x: 5, y: 6))
    view.frame.origin = CGPoint(x: 50, y: 60)
    #expect(view.center == CGPoint(x: 50, y: 60) && view.bounds.width == 100)
  }

  @Test func `bounds grow around the anchor point under a transform`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.bounds.size = CGSize(width: 60, height: 40)
    #expect(view.center == CGPoint(x: 30, y: 30))
    expect(view.frame, CGRect(x: 10, y: 0, width: 40, height: 60))
  }

  @Test func `a superview's new size moves the view and leaves its transform`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    outer.frame.size = CGSize(width: 150, height: 130)
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 50, width: 90, height: 20))
  }

  @Test func `a layer is its view's`() {
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red && view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.layer.setAffineTransform(CGAffineTransform(translationX: 1, y: 2))
    #expect(view.transform.tx == 1 && view.layer.affineTransform() == view.transform)
    view.layer.bounds.size = CGSize(width: 1, height: 1)
    #expect(view.layer.frame == view.frame && view.bounds.width == 1)
    #expect(UIColor(cgColor: CGColor(gray: 1, alpha: 0.5)) == UIColor(white: 1, alpha: 0.5))
  }

  private func expect(
    _ rect: CGRect, _ other: CGRect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let maximum =
      zip(
        [rect.minX, rect.minY, rect.maxX, rect.maxY],
        [other.minX, other.minY, other.maxX, other.maxY]
      ).map { abs($0 - $1) }.max() ?? 0
    #expect(maximum < 1e-9, "\(rect) is not \(other)", sourceLocation: sourceLocation)
  }
}
