import Goldens
import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Transitions between two pictures of a view, keyframes, and animations that repeat.
struct ViewTransitionTests {
  private let stage = Stage(size: .smallPhone)
  private let page = UIViewController()
  private let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 60))

  init() {
    page.view.backgroundColor = .white
    box.backgroundColor = .red
    page.view.addSubview(box)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.advance(by: 1)
  }

  private var lastLayer: Layer? {
    if case .layer(let layer)? = stage.displayList().commands.last { layer } else { nil }
  }

  @Test func `a cross-dissolve mixes the old picture with the new one`() throws {
    var isOver = false
    UIView.transition(
      with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { box.backgroundColor = .blue }, completion: { isOver = $0 })
    stage.advance(by: 0.25)
    let layer = try #require(lastLayer)
    let area = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(layer.commands == [.fill(Fill(frame: area, color: UIColor.blue.cgColor.color))])
    #expect(
      layer.crossFade
        == CrossFade(
          former: [.fill(Fill(frame: area, color: UIColor.red.cgColor.color))], share: 0.75))
    #expect(!isOver)
    stage.settle()
    #expect(isOver && lastLayer == nil && stage.now == 2)
  }

  @Test func `the window's whole content can dissolve`() throws {
    let next = UIViewController()
    next.view.backgroundColor = .green
    UIView.transition(
      with: stage.window, duration: 1, options: .transitionCrossDissolve,
      animations: { stage.window.rootViewController = next })
    stage.advance(by: 0.5)
    guard case .layer(let layer)? = stage.displayList().commands.first else {
      Issue.record("nothing fades")
      return
    }
    #expect(abs((layer.crossFade?.share ?? 0) - 0.5) < 1e-9)
  }

  @Test func `a flip turns away the old picture, then turns up the new one`() throws {
    UIView.transition(
      with: box, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
      animations: { box.backgroundColor = .blue })
    stage.advance(by: 0.25)
    func turned() throws -> Layer {
      guard case .layer(let layer)? = try #require(lastLayer).commands.first else {
        throw Missing()
      }
      return layer
    }
    let half = try turned()
    // Half as narrow, but for the left side, which comes forward.
    #expect(half.transform.a < 1 && half.transform.d > 1 && half.origin.y < 0)
    #expect(
      half.commands
        == [
          .fill(
            Fill(
              frame: CGRect(x: 0, y: 0, width: 100, height: 60),
              color: UIColor.red.cgColor.color))
        ])
    stage.advance(by: 0.5)
    #expect(try turned().commands != half.commands)
  }
  private struct Missing: Error {}

  @Test func `a view takes another's place`() {
    let next = UIView(frame: box.frame)
    UIView.transition(
      from: box, to: next, duration: 0.5, options: .transitionCrossDissolve)
    #expect(box.superview == nil && next.superview === page.view)
    UIView.transition(
      from: next, to: box, duration: 0.5,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    #expect(next.isHidden && next.superview === page.view)
  }

  @Test(
    arguments: [
      (.push, .fromRight, -50, 50), (.moveIn, .fromRight, 0, 50), (.reveal, .fromLeft, 50, 0),
    ] as [(CATransitionType, CATransitionSubtype, CGFloat, CGFloat)])
  func `a layer's pictures make room for each other`(
    type: CATransitionType, subtype: CATransitionSubtype, old: CGFloat, new: CGFloat
  ) throws {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    box.layer.add(transition, forKey: nil)
    box.backgroundColor = .blue
    stage.advance(by: 0.5)
    func place(_ color: UIColor) -> CGFloat? {
      for command in lastLayer?.commands ?? [] {
        switch command {
        case .fill(let fill) where fill.color == color.cgColor.color: return 0
        case .layer(let layer):
          if case .fill(let fill)? = layer.commands.first, fill.color == color.cgColor.color {
            return layer.origin.x
          }
        default: break
        }
      }
      return nil
    }
    #expect(place(.red) == old && place(.blue) == new)
  }

  // MARK: Keyframes

  @Test func `keyframes change a property one after another`() {
    var isOver = false
    UIView.animateKeyframes(
      withDuration: 2, delay: 0,
      options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { box.alpha = 0.8 }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.center.x += 100 }
      }, completion: { isOver = $0 })
    var alphas: [CGFloat] = []
    for _ in 0..<4 {
      stage.advance(by: 0.5)
      alphas.append(box.presentedAlpha(at: stage.now))
      if alphas.count == 1 { #expect(box.presentedFrame(at: stage.now).minX == 45) }
    }
    #expect(zip(alphas, [0.5, 0, 0.8, 0.8]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(isOver && box.animations.isEmpty && box.alpha == 0.8)
  }

  // MARK: Repeating

  @Test func `an animation repeats until its property is set`() {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
      animations: { box.alpha = 0 })
    #expect(stage.isSettled && stage.nextChange != nil)
    stage.advance(by: 1.25)
    #expect(abs(box.presentedAlpha(at: stage.now) - 0.25) < 1e-9)
    stage.advance(by: 10.5)
    #expect(abs(box.presentedAlpha(at: stage.now) - 0.75) < 1e-9)
    box.alpha = 1
    #expect(stage.nextChange == nil && box.presentedAlpha(at: stage.now) == 1)
  }

  @Test func `an animation goes back once`() {
    var end: TimeInterval?
    UIView.animate(
      withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear],
      animations: { box.alpha = 0 }, completion: { _ in end = stage.now })
    stage.advance(by: 1.5)
    #expect(abs(box.presentedAlpha(at: stage.now) - 0.5) < 1e-9)
    stage.settle()
    #expect(end == 3 && box.presentedAlpha(at: stage.now) == 0)
  }

  @Test func `a view fades as it is hidden, and as it is shown`() throws {
    UIView.transition(
      with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { box.isHidden = true })
    stage.advance(by: 0.5)
    let leaving = try #require(lastLayer)
    #expect(leaving.commands.isEmpty && leaving.crossFade?.former.isEmpty == false)
    stage.settle()
    #expect(lastLayer == nil)
    UIView.transition(
      with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { box.isHidden = false })
    stage.advance(by: 0.5)
    let coming = try #require(lastLayer)
    #expect(!coming.commands.isEmpty && coming.crossFade?.former.isEmpty == true)
  }

  @Test func `what repeats is over once its view has left, or is animated otherwise`() {
    func pulse() {
      UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: { box.alpha = 0 })
    }
    pulse()
    box.removeFromSuperview()
    page.view.addSubview(box)
    stage.advance(by: 0)
    #expect(stage.nextChange == nil)
    box.alpha = 1
    pulse()
    UIView.animate(withDuration: 0.2) { box.alpha = 0.5 }
    stage.settle()
    #expect(stage.nextChange == nil)
    pulse()
    box.layer.removeAllAnimations()
    #expect(stage.nextChange == nil && box.presentedAlpha(at: stage.now) == 0)
  }
}
