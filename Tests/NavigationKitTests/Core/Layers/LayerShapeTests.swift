import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The drawings of shape and gradient layers.
struct LayerShapeTests {
  private func square(_ change: (inout ShapeStyle) -> Void) -> [GraphicsOperation] {
    var style = ShapeStyle()
    style.path = Path { $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100)) }
    change(&style)
    return style.recording?.operations ?? []
  }

  @Test func `a shape is filled black and without a line`() {
    #expect(square { _ in }.count == 1)
    #expect(square { $0.fillColor = nil }.isEmpty)
    #expect(
      square {
        $0.fillColor = nil
        $0.strokeColor = .white
      }.count == 1)
    #expect(square { $0.path = nil }.isEmpty)
  }

  @Test(
    arguments: [
      (0, 1, nil), (0, 0.5, CGPoint(x: 100, y: 100)), (0.25, 0.625, CGPoint(x: 50, y: 100)),
    ] as [(CGFloat, CGFloat, CGPoint?)])
  func `a line goes from its start to its end`(start: CGFloat, end: CGFloat, last: CGPoint?) {
    let operations = square {
      $0.fillColor = nil
      $0.strokeColor = .white
      ($0.strokeStart, $0.strokeEnd) = (start, end)
    }
    guard case .stroke(let path, _, _)? = operations.first?.content else {
      Issue.record("no line")
      return
    }
    if let last { #expect(path.currentPoint == last) } else { #expect(path.elements.count == 5) }
  }

  @Test func `paths of the same steps change into one another`() {
    func square(_ side: CGFloat) -> Path {
      Path { $0.addRect(CGRect(x: 0, y: 0, width: side, height: side)) }
    }
    #expect(square(10).mixed(with: square(20), fraction: 0.5) == square(15))
    let circle = Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    #expect(square(10).mixed(with: circle, fraction: 0.5) == circle)
  }

  @Test func `a gradient goes from edge to edge`() {
    var style = GradientStyle()
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(style.recording(inside: ViewCut(rect: square, radius: 0)) == nil)
    style.colors = [.black, .white]
    (style.startPoint, style.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    let recording = style.recording(
      inside: ViewCut(rect: CGRect(x: 5, y: 5, width: 40, height: 20), radius: 4))
    guard case .gradient(let gradient)? = recording?.operations.first?.content else {
      Issue.record("no gradient")
      return
    }
    #expect(
      gradient.geometry == .line(from: CGPoint(x: 0, y: 10), to: CGPoint(x: 40, y: 10)))
    #expect(recording?.operations.first?.transform.tx == 5)
  }

  @Test func `a view may be made of a gradient layer`() {
    final class Sky: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let page = UIViewController()
    let sky = Sky(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    (sky.layer as? CAGradientLayer)?.colors = [UIColor.blue.cgColor, UIColor.white.cgColor]
    page.view.addSubview(sky)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    guard case .image(let placement)? = stage.displayList().commands.last else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(placement.frame == sky.frame)
  }

  @Test func `transforms in space keep what is in the plane`() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(CATransform3DGetAffineTransform(turned).b - 1) < 1e-12)
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
    #expect(CATransform3DGetAffineTransform(moved).tx == 20)
    #expect(
      CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), CATransform3DIdentity).m43 == 3)
  }
}
