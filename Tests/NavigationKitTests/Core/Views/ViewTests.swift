import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Views: geometry, hierarchy, touches, looks.
struct ViewTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))

  @Test func `points pass between views whatever lies between`() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: -3))
    #expect(inner.convert(CGPoint(x: 16, y: -3), from: nil) == CGPoint(x: 1, y: 1))
  }

  @Test func `a touch goes to the deepest view that shows and listens`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    let point = CGPoint(x: 10, y: 10)
    #expect(stage.window.hitTest(point, with: nil) === inner)
    inner.isHidden = true
    #expect(stage.window.hitTest(point, with: nil) === outer)
    inner.isHidden = false
    inner.alpha = 0.005
    #expect(stage.window.hitTest(point, with: nil) === outer)
    inner.alpha = 1
    inner.isUserInteractionEnabled = false
    #expect(stage.window.hitTest(point, with: nil) === outer)
    outer.isUserInteractionEnabled = false
    #expect(stage.window.hitTest(point, with: nil) === stage.window)
  }

  @Test(
    arguments: [
      ((false, false, false), 10, 30), ((false, true, false), 10, 90),
      ((true, false, false), 70, 30), ((true, false, true), 30, 30), ((true, true, true), 20, 60),
      ((false, false, true), 10, 30),
    ] as [((Bool, Bool, Bool), CGFloat, CGFloat)])
  func `a view follows its superview by its mask`(
    flexible: (Bool, Bool, Bool), position: CGFloat, length: CGFloat
  ) {
    let result = autoresized(
      position: 10, length: 30, in: 60, to: 120, flexible: flexible)
    #expect(result.position == position)
    #expect(result.length == length)
  }

  @Test func `the safe area is what of it reaches into the view`() {
    let stage = Stage(
      size: CGSize(width: 200, height: 200), safeAreaInsets: UIEdgeInsets(top: 40, bottom: 20))
    stage.window.rootViewController = UIViewController()
    stage.window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 30, width: 200, height: 160))
    stage.window.rootViewController?.view.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 10, bottom: 10))
    stage.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(top: 5)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 15, bottom: 10))
  }

  @Test func `the safe area follows when the surroundings alone change their size`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.bottom = 20
    stage.window.addSubview(controller.view)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(view)
    for (height, expected) in [(100, 20), (110, 10), (100, 20)] as [(CGFloat, CGFloat)] {
      controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: height)
      controller.view.layoutIfNeeded()
      #expect(view.safeAreaInsets.bottom == expected)
    }
  }

  @Test func `a view that hangs over an edge that nothing covers is not covered there`() {
    let view = UIView(frame: CGRect(x: -10, y: 150, width: 300, height: 160))
    stage.window.addSubview(view)
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `an animation moves what its block changes, on the stage's time`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    var ended: TimeInterval?
    UIView.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear,
      animations: {
        view.frame.origin.x = 100
        view.alpha = 0
      }, completion: { _ in ended = stage.now })
    #expect(view.frame.minX == 100)
    stage.advance(by: 0.5)
    #expect(view.presentedFrame(at: stage.now).minX == 0)
    stage.advance(by: 0.25)
    #expect(view.presentedFrame(at: stage.now).minX == 25)
    #expect(view.presentedAlpha(at: stage.now) == 0.75)
    stage.settle()
    #expect(ended == 1.5)
    #expect(view.presentedFrame(at: stage.now).minX == 100)
  }

  @Test func `what is animated where animations are off is changed at once`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    var ends: [TimeInterval] = []
    func fade(to alpha: CGFloat) {
      UIView.animate(withDuration: 1, animations: { view.alpha = alpha }) { _ in
        ends.append(stage.now)
      }
    }
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      fade(to: 0.5)
    }
    #expect(view.presentedAlpha(at: stage.now) == 0.5 && ends == [stage.now])
    stage.perform { UIView.setAnimationsEnabled(false) }
    stage.perform {
      #expect(!UIView.areAnimationsEnabled)
      fade(to: 0.25)
      UIView.setAnimationsEnabled(true)
    }
    #expect(view.presentedAlpha(at: stage.now) == 0.25 && ends.count == 2)
    fade(to: 1)
    #expect(view.presentedAlpha(at: stage.now) == 0.25)
  }

  @Test func `with no view on a stage an animation is over at once`() {
    let view = UIView(frame: .zero)
    var isOver = false
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in isOver = true }
    #expect(isOver)
  }

  @Test func `what is seen is listed front to back, and what is covered is not`() {
    for (index, text) in ["back", "front"].enumerated() {
      let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 30, width: 100, height: 20))
      label.text = text
      stage.window.addSubview(label)
    }
    #expect(stage.elements().map(\.label) == ["front", "back"])
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 25))
    cover.backgroundColor = .white
    stage.window.addSubview(cover)
    #expect(stage.elements().map(\.label) == ["front"])
    cover.alpha = 0.5
    #expect(stage.elements().map(\.label) == ["front", "back"])
  }

  @Test func `a button filled by an opaque part is still seen, as are controls in a row`() {
    let button = UIButton(type: .custom)
    button.accessibilityLabel = "Photo"
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let filling = UIView(frame: button.bounds)
    filling.backgroundColor = .red
    button.addSubview(filling)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    cell.textLabel?.text = "Row"
    cell.contentView.addSubview(button)
    stage.window.addSubview(cell)
    #expect(stage.elements().map(\.label) == ["Photo", "Row"])
  }

  @Test func `a tint reaches all that do not have their own`() {
    let fixture = NavigationFixture("A", "B")
    fixture.stage.window.tintColor = .red
    fixture.stage.advance(by: 0)
    let list = fixture.stage.displayList().description
    #expect(list.contains("\"A\" ") && list.contains("regular #FF0000"))
    #expect(!list.contains("#007AFF"))
  }

  @Test func `a button is pressed inside, and not where the finger slips away`() {
    var presses = 0
    let button = UIButton(primaryAction: UIAction(title: "Press") { _ in presses += 1 })
    button.frame = CGRect(x: 20, y: 20, width: 60, height: 40)
    stage.window.addSubview(button)
    stage.tap("Press")
    #expect(presses == 1)
    stage.press(at: CGPoint(x: 30, y: 30))
    #expect(button.titleLabel?.presentedAlpha(at: stage.now) == UIButton.highlightAlpha)
    stage.move(to: CGPoint(x: 30, y: 190), over: 0.1)
    #expect(button.titleLabel?.presentedAlpha(at: stage.now) == 1)
    stage.release()
    #expect(presses == 1)
    button.isEnabled = false
    stage.tap("Press")
    #expect(presses == 1)
  }
}
