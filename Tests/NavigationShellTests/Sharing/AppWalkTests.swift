import Foundation
import Goldens
import NavigationKit
import SDLShell
import Scenario
import Testing

@testable import NavigationShell

/// Exploring an app: in several looks, and one that fails.
@Suite struct AppWalkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func share(_ program: String, _ arguments: String...) throws -> BuiltProgram.Outcome {
    try BuiltProgram(named: program).run(
      ["share"] + arguments + ["--scale", "0.5", "--output", "page.html"], in: folder.url)
  }

  private func page() throws -> (page: SentPage, files: [Data]) {
    try SentPage.read(folder.url.appendingPathComponent("page.html"))
  }

  @Test func `an app that stops ends the command with the taps that led to it`() throws {
    let outcome = try share("FaultyApps", "trap", "--explore", "1", "--device", "200x200@1")
    #expect(outcome.exitCode == 70)
    #expect(
      outcome.errors
        == "FaultyApps: trap stopped after tap “Go”, so nothing is written: "
        + "FaultyApps/main.swift:10: The trap snapped.\n",
      "\(outcome.errors)")
    #expect(throws: (any Error).self) { try page() }
  }

  @Test(arguments: ["leaver", "quitter"])
  func `an app that leaves is no page, either`(app: String) throws {
    let outcome = try share("FaultyApps", app, "--explore", "1", "--device", "200x200@1")
    #expect(outcome.exitCode == 70)
    #expect(
      outcome.errors.contains("\(app) stopped after tap “Go”, so nothing is written:"),
      "\(outcome.errors)")
  }

  @Test func `what an app prints is no part of the answer`() throws {
    let outcome = try share("FaultyApps", "noisy", "--explore", "1", "--device", "200x200@1")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "page.html\n")
  }

  @Test func `in other looks the same taps lead to the same screens`() throws {
    let outcome = try share(
      "navshell", "photos", "--explore", "1", "--devices", "320x441@1,441x320@1",
      "--appearances", "light,dark")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let (page, files) = try page()
    #expect(
      page.looks == [
        "320x441@1, light", "320x441@1, dark", "441x320@1, light", "441x320@1, dark",
      ])
    #expect(page.states.map(\.name).prefix(2) == ["Albums", "Family"])
    #expect(page.states[1].screens.map { $0?.size[0] } == [320, 320, 441, 441])
    #expect(Set(page.states[1].screens.compactMap { $0.map { files[$0.picture] } }).count == 4)
    #expect(page.transitions[0].spots.map { $0?[2] } == [320, 320, 441, 441])
  }

  @Test func `what is not on screen in another look is told as missing there`() throws {
    let outcome = try share(
      "navshell", "photos", "--explore", "1", "--devices", "320x441@1,320x200@1")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let page = try page().page
    #expect(page.states.last?.screens.map { $0 == nil } == [false, true])
    #expect(page.transitions.last?.spots == [[0, 354, 320, 86], nil])
  }

  // MARK: Taps that lead elsewhere

  /// A page with two rows of buttons, of which one leads to other pages where the screen is wide.
  private final class ForkPage: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Fork"
      for (place, name) in ["News", "Help"].enumerated() {
        let button = UIButton(
          type: .system,
          primaryAction: UIAction(title: name) { [weak self] _ in self?.open(name) })
        button.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(place), width: 200, height: 44)
        view.addSubview(button)
      }
    }

    private func open(_ name: String) {
      let page = UIViewController()
      page.title = name == "News" && view.bounds.width > 400 ? "Welcome" : name
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
      label.text = "All about \(page.title ?? "")"
      page.view.backgroundColor = .white
      page.view.addSubview(label)
      navigationController?.pushViewController(page, animated: true)
    }
  }

  @Test func `a screen that stands for another one in a look is left out there, and told`() throws {
    let app = App(name: "fork", title: "Fork", summary: "") { _ in
      UINavigationController(rootViewController: ForkPage())
    }
    let walk = AppWalk(
      app, folder: nil,
      looks: try ["320x400@1", "500x400@1"].map {
        ShownLook(device: try #require(Device(named: $0)), look: .init())
      }, hasKeyboard: false, depth: 1,
      camera: FlowCamera(painter: try HeadlessPainter(), scale: 1))
    try walk.explore()
    #expect(walk.draft.states.map { $0.first?.title } == ["Fork", "News", "Help"])
    #expect(walk.draft.states.map { $0.screens[1]?.title } == ["Fork", nil, "Help"])
    #expect(
      walk.draft.remarks == [
        "In 500x400@1, one screen is missing: the same taps lead elsewhere there."
      ])
  }

  // MARK: Waiting

  /// A page with a button that colours it after two seconds.
  private final class SlowPage: UIViewController, SelectorResponding {
    class var selectors: SelectorTable { ["arrive": .init(SlowPage.arrive)] }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Go") { [weak self] _ in
          self?.perform("arrive", with: nil, afterDelay: 2)
        })
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      view.addSubview(button)
    }

    private func arrive() { view.backgroundColor = .red }
  }

  @Test func `what a tap puts off is waited for, as by a scenario's settle`() throws {
    let app = App(name: "slow", title: "Slow", summary: "") { _ in SlowPage() }
    let walk = AppWalk(
      app, folder: nil, looks: [ShownLook(device: .window, look: .init())], hasKeyboard: false,
      depth: 1, camera: FlowCamera(painter: try HeadlessPainter(), scale: 1))
    try walk.explore()
    #expect(walk.draft.states.count == 2)
  }
}
