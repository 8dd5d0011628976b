import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Status bar and home indicator during a rotation.
struct StatusBarRotationTests {
  private static let chrome = ScreenChrome(statusBar: StatusBar(), hasHomeIndicator: true)

  /// The frame and opacity at which something is drawn.
  private struct Look: Equatable {
    let frame: CGRect
    let opacity: CGFloat

    func isNear(_ other: Look) -> Bool {
      let edges: [KeyPath<CGRect, CGFloat>] = [\.minX, \.minY, \.maxX, \.maxY]
      return abs(opacity - other.opacity) < StatusBarRotationTests.blink
        && edges.allSatisfy {
          abs(frame[keyPath: $0] - other.frame[keyPath: $0]) < StatusBarRotationTests.jump
        }
    }
  }

  /// Seconds per frame, and the largest change in a frame: a quarter turn moves an edge by at most
  /// 500 points in 0.3 s, at its steepest twice as fast as on average.
  private static let frame: TimeInterval = 0.004
  private static let jump: CGFloat = 15
  private static let blink: CGFloat = 0.04

  private func makePhone() -> Stage {
    let stage = phoneStage(chrome: StatusBarRotationTests.chrome)
    stage.show(StatusBarController())
    return stage
  }

  private func makePad() -> Stage {
    let stage = phoneStage(
      size: CGSize(width: 768, height: 1024), chrome: StatusBarRotationTests.chrome)
    stage.show(StatusBarController())
    return stage
  }

  private func turned(_ stage: Stage) -> (size: CGSize, insets: UIEdgeInsets) {
    let size = stage.screen.bounds.size
    let isPhone = stage.traits.userInterfaceIdiom == .phone
    let hasBar = !isPhone || size.width > size.height
    return (CGSize(width: size.height, height: size.width), UIEdgeInsets(top: hasBar ? 20 : 0))
  }

  private func turn(_ stage: Stage) {
    let (size, insets) = turned(stage)
    #expect(stage.rotate(to: size, safeAreaInsets: insets))
  }

  /// The status bar and the home indicator.
  private func looks(on stage: Stage) throws -> [Look] {
    let window = try #require(stage.chromeWindow)
    return [window.statusBar as UIView, window.homeIndicator].map { view in
      let around = sequence(first: view, next: \.superview)
      return Look(
        frame: view.presentedFrame(at: stage.now),
        opacity: around.map { $0.presentedAlpha(at: stage.now) }.reduce(1, *))
    }
  }

  /// The frame of the Wi-Fi symbol.
  private func wifi(on stage: Stage) -> CGRect? {
    stage.chromeCommands().lazy.compactMap {
      if case .image(let image) = $0 { image.frame } else { nil }
    }.first
  }

  /// Rotates the screen and checks frame by frame that nothing jumps.
  private func watchRotation(_ stage: Stage) throws {
    var before = try looks(on: stage)
    func look() throws {
      let now = try looks(on: stage)
      for (new, old) in zip(now, before) {
        #expect(new.isNear(old), "\(old) becomes \(new) at \(stage.now)")
      }
      before = now
    }
    turn(stage)
    try look()
    for _ in 0..<80 {
      stage.advance(by: StatusBarRotationTests.frame)
      try look()
    }
    #expect(stage.isSettled)
  }

  @Test func `a phone's fades out where it is as the phone is turned on its side, and back in`() {
    let stage = makePhone()
    let home = stage.drawnTime
    turn(stage)
    #expect(stage.drawnTime?.origin == home?.origin && stage.drawnTime?.opacity == 1)
    stage.advance(by: 0.15)
    #expect(stage.drawnTime?.origin.y == home?.origin.y)
    #expect(stage.drawnTime.map { abs($0.opacity - 0.5) < 0.001 } == true)
    stage.settle()
    #expect(stage.drawnTime == nil)
    turn(stage)
    #expect(stage.drawnTime == nil)
    stage.advance(by: 0.15)
    #expect(stage.drawnTime?.origin.y == home?.origin.y)
    #expect(stage.drawnTime.map { abs($0.opacity - 0.5) < 0.001 } == true)
    stage.settle()
    #expect(stage.drawnTime?.origin == home?.origin && stage.drawnTime?.opacity == 1)
  }

  @Test func `one of a phone that was on its side from the start fades in where it will be`() {
    let stage = Stage(size: CGSize(width: 667, height: 375))
    stage.chrome = StatusBarRotationTests.chrome
    stage.show(StatusBarController())
    turn(stage)
    stage.advance(by: 0.15)
    let half = stage.drawnTime?.origin.y
    stage.settle()
    #expect(half != nil && stage.drawnTime?.origin.y == half)
  }

  @Test func `one that slid out of sight stays there as the screen turns`() {
    let stage = makePad()
    let page = stage.window.rootViewController as? StatusBarController
    page?.animation = .slide
    page?.hidesStatusBar = true
    UIView.animate(withDuration: 0.2) { page?.setNeedsStatusBarAppearanceUpdate() }
    stage.settle()
    turn(stage)
    for _ in 0..<4 {
      #expect(stage.drawnTime == nil)
      stage.advance(by: 0.1)
    }
  }

  @Test func `a pad's icons go along with the edge they are at`() throws {
    let stage = makePad()
    let old = try #require(wifi(on: stage))
    turn(stage)
    stage.advance(by: 0.15)
    let half = try #require(wifi(on: stage))
    #expect(abs(half.minX - old.minX - 128) < 0.001 && half.minY == old.minY)
    stage.settle()
    #expect(wifi(on: stage)?.minX == old.minX + 256)
  }

  @Test func `the home indicator moves to its new place`() throws {
    let stage = makePhone()
    turn(stage)
    stage.settle()
    turn(stage)
    stage.advance(by: 0.15)
    let (old, new) = (
      HomeIndicatorView.frame(in: CGSize(width: 667, height: 375)),
      HomeIndicatorView.frame(in: CGSize(width: 375, height: 667))
    )
    let drawn = stage.chromeCommands().compactMap {
      if case .fill(let fill) = $0 { fill.frame } else { nil }
    }
    let half = try #require(drawn.last)
    #expect(abs(half.minX - (old.minX + new.minX) / 2) < 0.001)
    #expect(abs(half.minY - (old.minY + new.minY) / 2) < 0.001)
    #expect(abs(half.width - (old.width + new.width) / 2) < 0.001)
  }

  @Test func `nothing jumps, there and back, nor when it is turned back on the way`() throws {
    for stage in [makePhone(), makePad()] {
      try watchRotation(stage)
      try watchRotation(stage)
      turn(stage)
      stage.advance(by: 0.1)
      try watchRotation(stage)
    }
  }

  @Test(arguments: [false, true])
  func `it ends as a resize does`(isHidden: Bool) {
    for (turns, resizes) in [(makePhone(), makePhone()), (makePad(), makePad())] {
      for stage in [turns, resizes] {
        let page = stage.window.rootViewController as? StatusBarController
        page?.hidesStatusBar = isHidden
        page?.setNeedsStatusBarAppearanceUpdate()
      }
      for _ in 0..<2 {
        turn(turns)
        turns.settle()
        let (size, insets) = turned(resizes)
        resizes.resize(to: size, safeAreaInsets: insets)
        #expect(turns.displayList() == resizes.displayList())
      }
    }
  }

  @Test func `a wish that changes with the turn is seen with it`() {
    let stage = makePad()
    stage.show(LandscapeHidingPage())
    turn(stage)
    #expect(stage.drawnTime?.opacity == 1)
    stage.advance(by: 0.15)
    #expect(stage.drawnTime.map { abs($0.opacity - 0.5) < 0.001 } == true)
    stage.settle()
    #expect(stage.drawnTime == nil)
  }
}

/// Hides the status bar in landscape.
private final class LandscapeHidingPage: UIViewController {
  override var prefersStatusBarHidden: Bool { view.bounds.width > view.bounds.height }
}
