import Foundation
import NavigationKit
import SDLShell

/// Measures frames of two long pages with translucent bars, engine and painting together.
final class StageBench {
  private static let frame: TimeInterval = 1.0 / 60
  /// Enough pushes and pops for 700 frames and a steady worst case.
  private static let pushes = 12
  /// Tab switches, of which each is one frame.
  private static let switches = 40
  /// Collapses of columns, of which each is one frame.
  private static let collapses = 40
  /// A size with room for two columns, in points.
  private static let wide = CGSize(width: 1180, height: 820)
  /// Measurements of a rate, of which the best counts: in a slow phase of the machine all are
  /// worse.
  private static let tries = 5
  /// How far a finger that scrolls moves in each frame, in points, a drag each.
  private static let steps: [CGFloat] = [-20, 20, -30, 30]
  /// The frames of a scroll: a drag, then deceleration.
  private static let fingerFrames = 15
  private static let rollingFrames = 60

  /// The frames after which caches are full.
  private static let warmUpFrames = 1000
  private static let steadyFrames = 10_000

  private let session: HeadlessSession
  private let navigation: UINavigationController
  private var stage: Stage { session.stage }

  init() throws {
    let navigation = UINavigationController(rootViewController: BenchPage(title: "First"))
    navigation.isToolbarHidden = false
    let app = App(name: "bench", title: "Bench", summary: "") { _ in navigation }
    self.navigation = navigation
    session = try HeadlessSession(app: app, folder: nil, device: .window)
    try session.draw()
  }

  /// The frames of pushes and pops, in milliseconds.
  func pushFrames(of pushes: Int = pushes) throws -> Samples {
    var samples = Samples()
    for _ in 0..<pushes {
      navigation.pushViewController(BenchPage(title: "Second"), animated: true)
      try drawUntilSettled(&samples)
      navigation.popViewController(animated: true)
      try drawUntilSettled(&samples)
    }
    return samples
  }

  /// The frames of pushes and pops with the inspector open beside the screen, both painted, in
  /// milliseconds.
  func inspectedPushFrames() throws -> Samples {
    let (painter, panelPainter) = (try HeadlessPainter(), try HeadlessPainter())
    let tools = WindowTools(
      around: StageFrameSource(stage: stage, device: .window), of: stage, inspects: true
    ) { [stage] in
      WindowTools.makeStage(besides: stage, with: painter)
    }
    defer { tools.panel.isOpen = false }
    tools.panel.resize(to: CGSize(width: tools.panel.width, height: stage.screen.bounds.height))
    var samples = Samples()
    func drawUntilSettled() throws {
      while !stage.isSettled {
        try samples.time {
          tools.source.advance(to: tools.source.now + Self.frame)
          tools.panel.advance(to: tools.source.now)
          try painter.draw(tools.source.frame().inWindow, scale: stage.screen.scale)
          try panelPainter.draw(tools.panel.frame(), scale: stage.screen.scale)
        }
        tools.panel.noteFrame(took: (samples.values.last ?? 0) / 1000)
        painter.prepare()
      }
    }
    for _ in 0..<Self.pushes {
      navigation.pushViewController(BenchPage(title: "Second"), animated: true)
      try drawUntilSettled()
      navigation.popViewController(animated: true)
      try drawUntilSettled()
    }
    return samples
  }

  /// The frames with which a tab switch is there, in milliseconds.
  func tabFrames() throws -> Samples {
    let tabs = UITabBarController()
    tabs.viewControllers = ["First", "Second"].map {
      UINavigationController(rootViewController: BenchPage(title: $0))
    }
    stage.window.rootViewController = tabs
    defer { stage.window.rootViewController = navigation }
    try session.draw()
    var samples = Samples()
    for turn in 0..<Self.switches {
      try samples.time {
        tabs.selectedIndex = (turn + 1) % 2
        try session.draw()
      }
    }
    return samples
  }

  /// The frames with which two columns become one stack as the screen gets narrow, in milliseconds.
  func columnFrames() throws -> Samples {
    let columns = UISplitViewController(style: .doubleColumn)
    columns.setViewController(BenchPage(title: "First"), for: .primary)
    columns.setViewController(BenchPage(title: "Second"), for: .secondary)
    let (narrow, insets) = (stage.screen.bounds.size, stage.window.safeAreaInsets)
    stage.window.rootViewController = columns
    defer { stage.window.rootViewController = navigation }
    var samples = Samples()
    for _ in 0..<Self.collapses {
      stage.resize(to: Self.wide, safeAreaInsets: insets)
      try session.draw()
      try samples.time {
        stage.resize(to: narrow, safeAreaInsets: insets)
        try session.draw()
      }
    }
    return samples
  }

  /// The frames of a finger that scrolls up and down, in milliseconds.
  ///
  /// - Parameter steps: How far it moves in each frame, in points, a drag each.
  func scrollFrames(by steps: [CGFloat] = steps) throws -> Samples {
    var samples = Samples()
    for step in steps {
      var finger = CGPoint(x: 195, y: step < 0 ? 700 : 200)
      stage.press(at: finger)
      for _ in 0..<Self.fingerFrames {
        finger.y += step
        try samples.time {
          stage.move(to: finger, over: Self.frame)
          try session.draw()
        }
      }
      stage.release()
      for _ in 0..<Self.rollingFrames where !stage.isSettled { try drawNext(&samples) }
      stage.settle()
    }
    return samples
  }

  /// The growth of memory over ten thousand frames after warming up, in megabytes.
  func growth() throws -> Double {
    try draw(atLeast: Self.warmUpFrames)
    let before = ProcessMemory.now
    try draw(atLeast: Self.steadyFrames)
    return ProcessMemory.now - before
  }

  private func draw(atLeast frames: Int) throws {
    var drawn = 0
    while drawn < frames {
      drawn += try pushFrames().values.count
      drawn += try scrollFrames().values.count
    }
  }

  /// How many times per second a page of 10,000 rows can be pushed and popped with animation,
  /// without drawing; the best of some tries.
  func pushPopRate() -> Double {
    let rates = (0..<Self.tries).map { _ in
      Monotonic.rate {
        navigation.pushViewController(BenchPage(title: "Second"), animated: true)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.settle()
      }
    }
    return rates.max() ?? 0
  }

  /// How many times per second the screen can be drawn and encoded.
  func captureRate() throws -> Double {
    try Monotonic.rate { try capture() }
  }

  /// Draws the screen and encodes it.
  func capture() throws { _ = try PNG.encode(try session.picture()) }

  private func drawUntilSettled(_ samples: inout Samples) throws {
    while !stage.isSettled { try drawNext(&samples) }
  }

  private func drawNext(_ samples: inout Samples) throws {
    try samples.time {
      stage.advance(by: Self.frame)
      try session.draw()
    }
    session.prepare()
  }
}
