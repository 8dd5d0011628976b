import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Changes of layers that are animated by themselves, by a block or in a transaction.
struct ImplicitLayerAnimationTests {
  private let fixture = LayerPage()
  private var stage: Stage { fixture.stage }
  private var page: UIViewController { fixture.page }
  private var box: UIView { fixture.box }
  private var shown: LayerValues { fixture.shown }

  @Test func `a block animates a layer's corners`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.layer.cornerRadius = 20 }
    stage.advance(by: 0.5)
    #expect(shown.style.cornerRadius == 10 && box.layer.cornerRadius == 20)
    stage.settle()
    #expect(shown.style.cornerRadius == 20)
  }

  @Test func `without a block nothing of a view's layer is animated`() {
    box.layer.cornerRadius = 20
    box.layer.opacity = 0.5
    #expect(stage.isSettled && shown.style.cornerRadius == 20)
  }

  // MARK: Layers on their own

  @Test func `a new layer does not move to its place`() {
    _ = fixture.dot()
    stage.advance(by: 0)
    #expect(stage.isSettled)
  }

  @Test func `a change of a layer on screen is animated`() throws {
    let dot = fixture.dot()
    stage.advance(by: 1)
    dot.position.x = 105
    dot.opacity = 0
    #expect(!stage.isSettled && dot.animationKeys() == ["position", "opacity"])
    stage.advance(by: 0.125)
    let values = dot.values(at: stage.now)
    #expect(values.geometry.center.x > 55 && values.geometry.center.x < 105)
    stage.settle()
    #expect(stage.now == 2.25 && dot.animationKeys() == nil)
  }

  @Test func `a transaction says how changes are animated`() {
    let dot = fixture.dot()
    stage.advance(by: 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    dot.opacity = 0.5
    CATransaction.commit()
    #expect(stage.isSettled)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    #expect(CATransaction.animationTimingFunction() == nil)
    let even = CAMediaTimingFunction(name: .linear)
    CATransaction.setAnimationTimingFunction(even)
    #expect(CATransaction.animationTimingFunction() === even)
    dot.opacity = 1
    CATransaction.commit()
    stage.advance(by: 1)
    #expect(dot.values(at: stage.now).opacity == 0.75)
  }

  @Test func `a transaction ends after all that began in it`() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 100, width: 320, height: 60)
    page.view.addSubview(button)
    var ended: [TimeInterval] = []
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    navigation.viewControllers[0].view.addSubview(button)
    button.addAction(
      UIAction { _ in
        CATransaction.begin()
        CATransaction.setCompletionBlock { ended.append(stage.now) }
        navigation.pushViewController(UIViewController(), animated: true)
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setCompletionBlock { ended.append(stage.now) }
        CATransaction.commit()
      }, for: .touchUpInside)
    stage.tap(at: CGPoint(x: 100, y: 130))
    let start = stage.now
    stage.settle()
    #expect(ended.count == 2 && ended.first == start)
    #expect(ended.last.map { $0 - start > 0.4 } == true && navigation.transitionCoordinator == nil)
  }

  @Test func `a block around a layer on its own does not animate what is switched off`() {
    let dot = fixture.dot()
    stage.advance(by: 1)
    UIView.animate(withDuration: 1) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      dot.frame = CGRect(x: 50, y: 0, width: 10, height: 10)
      CATransaction.commit()
    }
    #expect(dot.values(at: stage.now).geometry.center.x == 55)
  }

  @Test func `a block with a delay waits with a layer's corners too`() {
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) {
      box.layer.cornerRadius = 20
    }
    stage.advance(by: 0.5)
    #expect(shown.style.cornerRadius == 0)
    stage.advance(by: 1)
    #expect(shown.style.cornerRadius == 10)
  }
}
