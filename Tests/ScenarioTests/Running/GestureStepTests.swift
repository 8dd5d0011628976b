import Foundation
import Goldens
import NavigationKit
import Testing

@testable import Scenario

/// Taps, presses, two fingers, typing and waiting, as a user writes them.
struct GestureStepTests {
  private final class Page: UIViewController {
    private(set) var heard: [String] = []
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 280, height: 40))
    let secret = UITextField(frame: CGRect(x: 20, y: 350, width: 280, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      let map = UIImageView(frame: CGRect(x: 20, y: 60, width: 280, height: 200))
      map.isAccessibilityElement = true
      (map.accessibilityLabel, map.isUserInteractionEnabled) = ("Map", true)
      map.image = UIImage(systemName: "map")
      let taps = UITapGestureRecognizer()
      taps.numberOfTapsRequired = 2
      listen(to: taps, on: map, at: .ended) { _ in "double" }
      listen(to: UILongPressGestureRecognizer(), on: map, at: .began) { _ in "long" }
      listen(to: UIPinchGestureRecognizer(), on: map, at: .ended) {
        "scale \(($0.scale * 100).rounded() / 100)"
      }
      listen(to: UIRotationGestureRecognizer(), on: map, at: .ended) {
        "\(($0.rotation * 180 / .pi).rounded()) degrees"
      }
      (field.placeholder, field.text) = ("Name", "Ann")
      field.accessibilityIdentifier = "name"
      (secret.placeholder, secret.text, secret.isSecureTextEntry) = ("Secret", "abc", true)
      let button = UIButton(
        frame: CGRect(x: 20, y: 410, width: 280, height: 44),
        primaryAction: UIAction(title: "Load") { [weak self] _ in
          UIView.animate(withDuration: 2) {
            self?.field.alpha = 0.5
          } completion: { _ in
            self?.load()
          }
        })
      for part in [map, field, secret, button] { view.addSubview(part) }
    }

    private func listen<Recognizer: UIGestureRecognizer>(
      to recognizer: Recognizer, on view: UIView, at state: UIGestureRecognizer.State,
      _ words: @escaping (Recognizer) -> String
    ) {
      recognizer.addAction(
        UIAction { [weak self, weak recognizer] _ in
          guard let recognizer, recognizer.state == state else { return }
          self?.heard.append(words(recognizer))
        })
      view.addGestureRecognizer(recognizer)
    }

    private func load() {
      let label = UILabel(frame: CGRect(x: 20, y: 10, width: 280, height: 30))
      label.text = "Loaded"
      view.addSubview(label)
    }
  }

  private func play(_ steps: String...) throws -> (page: Page, failures: [String], stage: Stage) {
    let page = Page()
    let stage = stage(showing: page)
    let runner = try playWritten(steps, on: stage)
    return (page, runner.failures.map(\.sentence), stage)
  }

  @Test(arguments: [
    ("double-tap: Map", ["double"]), ("tap: Map", []), ("long-press: Map", ["long"]),
    ("long-press: {at: Map, for: 0.3}", []),
    ("long-press: {at: {label: Map, at: [10%, 10%]}, for: 1}", ["long"]),
    ("pinch: {at: Map, by: 2, over: 0.4}", ["scale 2.0"]),
    ("pinch: {at: Map, by: 0.5, over: 0.4}", ["scale 0.5"]),
    ("pinch: {at: [160, 160], by: 1.5, over: 0}", ["scale 1.5"]),
    ("turn: {at: Map, by: 90, over: 0.4}", ["90.0 degrees"]),
    ("turn: {at: Map, by: -45, over: 0.4}", ["-45.0 degrees"]),
  ])
  func `a gesture is what its recogniser takes it for`(step: String, heard: [String]) throws {
    let (page, failures, _) = try play(step)
    #expect(failures == [])
    #expect(page.heard == heard)
  }

  @Test func `fingers that are down move at the same time`() throws {
    let (page, failures, _) = try play(
      "press: [120, 160]", "press: {at: [200, 160], finger: 1}",
      "move: {fingers: {0: [80, 160], 1: [240, 160]}, over: 0.3}", "release: {finger: 1}", "release"
    )
    #expect(failures == [])
    #expect(page.heard == ["scale 2.0"])
  }

  @Test(arguments: [
    (["drag: {from: Map, to: [400, 100], over: 0.1}"], "[400, 100]"),
    (["press: Map", "move: {to: [160, 481], over: 0.1}"], "[160, 481]"),
    (
      [
        "press: [9, 9]", "press: {at: [50, 9], finger: 1}",
        "move: {fingers: {0: [20, 9], 1: [-1, 9]}}",
      ], "[-1, 9]"
    ),
    (["wheel: {at: [160, 500], by: [0, 9]}"], "[160, 500]"),
    (["pinch: {at: [5, 9], by: 2, over: 0.4}"], "[-7, 9]"),
    (["pinch: {at: Map, by: 100, over: 0.4}"], "[-1040, 160]"),
  ])
  func `no finger gets beside the screen`(steps: [String], place: String) throws {
    let stage = stage(showing: Page())
    #expect(
      try playWritten(steps, on: stage).failures.map(\.sentence) == [
        "nothing is at \(place): the screen is 320 by 480 points"
      ])
  }

  @Test func `a fling may leave the screen, and a drag ends at its edge`() throws {
    let (_, failures, _) = try play(
      "fling: {from: Map, velocity: [9000, 0]}", "drag: {from: Map, to: [320, 480], over: 0.1}")
    #expect(failures == [])
  }

  @Test func `the place at 100 % is the last one inside, also at the edge of the screen`() throws {
    let page = UIViewController()
    var ended = 0
    let corner = UIButton(frame: CGRect(x: 220, y: 380, width: 100, height: 100))
    corner.setTitle("Corner", for: .normal)
    corner.addAction(
      UIAction { _ in ended += 1 }, for: .touchUpInside)
    page.view.addSubview(corner)
    let stage = stage(showing: page)
    let runner = try playWritten(
      ["tap: {label: Corner, at: [100%, 100%]}", "tap: {label: Corner, at: [0%, 0%]}"], on: stage)
    #expect(runner.failures.map(\.sentence) == [])
    #expect(ended == 2)
  }

  @Test(arguments: [
    ("enter: {in: Name, text: Bob}", "Bob", "abc"),
    ("enter: {in: {id: name}, text: \"\"}", "", "abc"),
    ("clear: Name", "", "abc"), ("clear: {label: Secret}", "Ann", ""),
    ("enter: {in: Secret, text: x y}", "Ann", "x y"),
  ])
  func `a field is emptied and typed into`(step: String, name: String, secret: String) throws {
    let (page, failures, stage) = try play(step, step)
    #expect(failures == [])
    #expect(page.field.text == name)
    #expect(page.secret.text == secret)
    #expect(stage.elements().contains { $0.isFocused })
  }

  @Test func `what is no field takes no text`() throws {
    #expect(
      try play("enter: {in: Map, text: Bob}").failures == [
        "nothing takes what is typed after a tap on Map: name a text field"
      ])
  }

  @Test func `time passes until something is there, and no longer`() throws {
    let (_, failures, stage) = try play("tap: Load", "wait-for: {present: Loaded, absent: Zoo}")
    #expect(failures == [])
    #expect(stage.now == 2)
  }

  @Test func `what does not come fails after the time`() throws {
    let (_, failures, stage) = try play(
      "tap: Load", "wait-for: {present: Loaded, absent: Map, at-most: 1.5}")
    #expect(failures == ["“Loaded” is not on screen, and “Map” is on screen after 1.5 s"])
    #expect(stage.now == 1.5)
  }

  @Test func `a link is opened by the app's delegate`() throws {
    final class Delegate: NSObject, UIApplicationDelegate {
      var opened: [String] = []
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool {
        opened.append(url.absoluteString)
        return true
      }
    }
    let stage = stageWithAlbums()
    let delegate = Delegate()
    stage.launch(delegate)
    let runner = try playWritten(["open-url: shop://cart"], on: stage)
    #expect(runner.failures.isEmpty)
    #expect(delegate.opened == ["shop://cart"])
    let other = try playWritten(["open-url: shop://cart"], on: stageWithAlbums())
    #expect(
      other.failures.map(\.sentence) == [
        "the app does not open “shop://cart”: neither its scene's delegate nor its own takes links"
      ])
  }

  @Test func `two fingers are opposite each other`() {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let middle = CGPoint(x: 100, y: 50)
    let apart = TwoFingers(around: middle, in: frame, scale: 2)
    #expect(apart.places(after: 0) == [0: CGPoint(x: 87.5, y: 50), 1: CGPoint(x: 112.5, y: 50)])
    #expect(apart.places(after: 1) == [0: CGPoint(x: 75, y: 50), 1: CGPoint(x: 125, y: 50)])
    let aside = TwoFingers(around: CGPoint(x: 30, y: 50), in: frame)
    #expect(aside.reach.first == 15, "half of the way to the nearest edge")
    let small = TwoFingers(around: middle, in: frame.insetBy(dx: 90, dy: 45), scale: 4)
    #expect(small.places(after: 0)[1] == CGPoint(x: 112, y: 50))
  }
}
