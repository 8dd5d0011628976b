import Drawing
import Foundation
import Input
import Testing

@testable import NavigationKit

/// The picture on screen while the device is turned.
struct TurningTests {
  private let portrait = CGSize(width: 390, height: 844)
  private let landscape = CGSize(width: 844, height: 390)

  private func stage(_ orientations: UIInterfaceOrientationMask = .all) -> Stage {
    let stage = Stage(size: portrait)
    let page = FreePage()
    page.orientations = orientations
    page.view.backgroundColor = .systemTeal
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    return stage
  }

  /// The layer of all that the app shows; nil if it is not turned.
  private func turned(_ stage: Stage) -> Layer? {
    guard case .layer(let layer)? = stage.displayList().commands.first,
      !layer.transform.isIdentity
    else { return nil }
    return layer
  }

  /// The picture of the old layout, which fades out over the app's views.
  private func former(_ stage: Stage) -> Layer? {
    guard case .layer(let contents)? = turned(stage)?.commands.last,
      case .layer(let former)? = contents.commands.last(where: {
        if case .layer(let layer) = $0 { layer.clip?.size == portrait } else { false }
      })
    else { return nil }
    return former
  }

  /// The colour beside the part that stands upright.
  private func ground(_ stage: Stage) -> Color? {
    guard case .fill(let ground)? = turned(stage)?.commands.first else { return nil }
    return ground.color
  }

  @Test(arguments: [
    (UIInterfaceOrientation.landscapeLeft, CGFloat(-1)), (.landscapeRight, 1),
    (.portraitUpsideDown, -2),
  ])
  func `the device is turned, and what it shows stands upright in the world`(
    orientation: UIInterfaceOrientation, quarters: CGFloat
  ) throws {
    let stage = stage()
    let size = orientation.isLandscape ? landscape : portrait
    #expect(stage.tilt == 0)
    stage.rotate(to: size, safeAreaInsets: .zero, orientation: orientation)
    for share in [CGFloat(1), 0.5] {
      #expect(abs(stage.tilt - quarters * share * .pi / 2) < 0.001)
      let layer = try #require(turned(stage))
      // Turned against the screen as far as the screen is against the world.
      #expect(abs(atan2(layer.transform.b, layer.transform.a) + stage.tilt) < 0.001)
      let middle = stage.window.presentedFrame(at: stage.now)
      let point = CGPoint(x: middle.midX, y: middle.midY).applying(layer.transform)
      #expect(abs(layer.origin.x + point.x - size.width / 2) < 0.001, "around its middle")
      #expect(abs(layer.origin.y + point.y - size.height / 2) < 0.001)
      stage.advance(by: 0.15 * abs(quarters))
    }
    #expect(stage.tilt == 0 && turned(stage) == nil, "a half turn takes twice as long")
  }

  @Test func `the longer way is taken if that is how the device was turned`() {
    let stage = stage()
    stage.rotate(
      to: portrait, safeAreaInsets: .zero, orientation: .portraitUpsideDown, by: -2)
    #expect(abs(stage.tilt - .pi) < 0.001)
  }

  @Test func `turned on before it has come to rest, it goes on from where it is`() {
    let stage = stage()
    stage.rotate(to: landscape, safeAreaInsets: .zero, orientation: .landscapeLeft)
    stage.advance(by: 0.15)
    let before = stage.tilt
    stage.rotate(to: portrait, safeAreaInsets: .zero, orientation: .portraitUpsideDown)
    #expect(abs(stage.tilt - (before - .pi / 2)) < 0.001)
    stage.settle()
    #expect(stage.tilt == 0)
  }

  @Test func `the old layout fades into the new one, in the size that both have meanwhile`() throws
  {
    let stage = stage()
    stage.rotate(to: landscape, safeAreaInsets: .zero, orientation: .landscapeLeft)
    for (time, share) in [(0.0, 1.0), (0.15, 0.5)] {
      stage.advance(by: time)
      let former = try #require(self.former(stage))
      #expect(abs(former.opacity - share) < 0.001)
      let shown = stage.window.presentedFrame(at: stage.now).size
      let corner = CGPoint(x: portrait.width, y: portrait.height).applying(former.transform)
      #expect(abs(corner.x - shown.width) < 0.001 && abs(corner.y - shown.height) < 0.001)
      #expect(former.clip == CGRect(origin: .zero, size: portrait))
    }
    stage.settle()
    #expect(turned(stage) == nil && !stage.displayList().description.contains("opacity"))
  }

  @Test func `an old layout that a shorter turn has faded out does not come back`() {
    let stage = stage()
    stage.rotate(to: portrait, safeAreaInsets: .zero, orientation: .portraitUpsideDown)
    #expect(former(stage) != nil)
    stage.advance(by: 0.1)
    stage.rotate(to: landscape, safeAreaInsets: .zero, orientation: .landscapeLeft)
    let share = former(stage)?.opacity ?? 0
    #expect(share == 1)
    stage.advance(by: 0.31)
    #expect(stage.tilt != 0 && former(stage) == nil, "the half turn goes on")
  }

  @Test func `however often it is turned meanwhile, a frame has three pages at most`() {
    let fixture = RotationFixture()
    let before = fixture.stage.displayList().description.count
    for _ in 1...8 {
      fixture.turn()
      fixture.stage.advance(by: 0.03)
    }
    #expect(fixture.stage.displayList().description.count < before * 5)
  }

  @Test func `a turn during a turn begins with what is seen`() throws {
    let stage = stage()
    stage.rotate(to: landscape, safeAreaInsets: .zero, orientation: .landscapeLeft)
    stage.advance(by: 0.15)
    stage.rotate(to: portrait, safeAreaInsets: .zero, orientation: .portraitUpsideDown)
    guard case .layer(let contents)? = turned(stage)?.commands.last,
      case .layer(let former)? = contents.commands.last,
      case .layer(let older)? = former.commands.last
    else { return #expect(Bool(false), "nothing is left of them") }
    #expect(former.opacity == 1 && abs(older.opacity - 0.5) < 0.001)
    #expect(older.clip?.size == portrait)
  }

  @Test func `beside what stands upright the window's background is seen`() {
    let stage = stage()
    stage.window.backgroundColor = .systemYellow
    stage.rotate(to: landscape, safeAreaInsets: .zero, orientation: .landscapeLeft)
    stage.advance(by: 0.15)
    guard case .fill(let ground)? = turned(stage)?.commands.first else {
      return #expect(Bool(false), "there is no ground")
    }
    let reach = hypot(landscape.width, landscape.height)
    #expect(ground.frame.size == CGSize(width: reach, height: reach), "it reaches all corners")
    #expect(ground.color == UIColor.systemYellow.color(in: stage.traits))
    stage.window.backgroundColor = .black
    guard case .fill(let page)? = turned(stage)?.commands.first else {
      return #expect(Bool(false), "there is no ground")
    }
    #expect(page.color == UIColor.systemTeal.color(in: stage.traits), "else the page's")
  }

  @Test func `in the corners is the page in front, in its own appearance`() {
    let stage = stage()
    let (clear, dark) = (FreePage(), FreePage())
    clear.view.backgroundColor = .clear
    dark.view.backgroundColor = .systemBackground
    dark.overrideUserInterfaceStyle = .dark
    clear.addChild(dark)
    clear.view.addSubview(dark.view)
    clear.modalPresentationStyle = .fullScreen
    stage.window.rootViewController?.present(clear, animated: false)
    stage.settle()
    stage.rotate(to: landscape, safeAreaInsets: .zero, orientation: .landscapeLeft)
    #expect(ground(stage) == .black)
    clear.view.backgroundColor = .systemYellow
    #expect(ground(stage) == UIColor.systemYellow.color(in: stage.traits))
  }

  @Test func `in the corners it is as dark as a page behind an alert or columns`() throws {
    let stage = stage()
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    stage.window.rootViewController?.present(alert, animated: false)
    stage.settle()
    stage.rotate(to: landscape, safeAreaInsets: .zero, orientation: .landscapeLeft)
    let teal = UIColor.systemTeal.color(in: stage.traits)
    #expect(isNear(try #require(ground(stage)).green, teal.green * 0.8))
    let columns = ColumnsFixture(size: ColumnsFixture.portrait)
    columns.split.preferredDisplayMode = .oneOverSecondary
    columns.pages[1].view.backgroundColor = .white
    columns.pages[0].view.backgroundColor = .white
    columns.stage.settle()
    columns.stage.rotate(
      to: ColumnsFixture.landscape, safeAreaInsets: .zero, orientation: .landscapeLeft)
    columns.stage.advance(by: 0.1)
    #expect(isNear(try #require(ground(columns.stage)).green, 0.8))
  }

  @Test func `each page is drawn once, and once as it was`() {
    let fixture = RotationFixture()
    let before = fixture.stage.displayList().description.count
    fixture.turn()
    fixture.stage.advance(by: 0.15)
    #expect(fixture.stage.displayList().description.count < before * 3)
  }

  @Test func `more of a list is drawn than the new screen has room for, as long as it is seen`() {
    let fixture = RotationFixture()
    fixture.turn()
    fixture.stage.advance(by: 0.05)
    #expect(fixture.stage.visibleArea.height > 700)
    #expect(fixture.stage.displayList().commands.count == 1)
    fixture.stage.settle()
    #expect(fixture.stage.visibleArea == fixture.stage.screen.bounds)
  }
}

/// A page that can be shown in any orientation.
private final class FreePage: UIViewController {
  var orientations = UIInterfaceOrientationMask.all
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
}
