import Foundation
import NavigationKit
import Scenario
import Snapshot
import Storyboard

/// Measures whether memory grows when the same is done again and again: what was shown and left has to go.
final class RepetitionBench {
  /// A part of the repetitions after which caches are full.
  private static let warmUp = 0.1
  /// A size with room for two columns, and one without, in points.
  private static let wide = CGSize(width: 1180, height: 820)
  private static let narrow = CGSize(width: 390, height: 844)
  /// A stack, a page and a table.
  private static let scenes = 4
  private static let steps = """
    steps:
      - tap: Next
      - settle
      - expect: {title: Page, depth: 2}

    """

  private let times: Int
  private let painter: HeadlessPainter
  private let session: HeadlessSession
  private var stage: Stage { session.stage }
  private var window: UIWindow { stage.window }

  /// Prepares so many repetitions of each.
  init(times: Int = BenchReport.Repetitions.count) throws {
    self.times = times
    painter = try HeadlessPainter()
    let app = App(name: "repetitions", title: "Repetitions", summary: "") { _ in UIViewController()
    }
    session = try HeadlessSession(app: app, folder: nil, device: .window, painter: painter)
  }

  /// Measures everything.
  func measure() throws -> BenchReport.Repetitions {
    var report = BenchReport.Repetitions()
    report.pushesMb = pushes()
    report.presentationsMb = presentations()
    report.tabsMb = tabs()
    report.collapsesMb = collapses()
    report.storyboardsMb = try storyboards()
    report.scenariosMb = try scenarios()
    return report
  }

  private func pushes() -> Double {
    let navigation = UINavigationController(rootViewController: UIViewController())
    return growth(of: navigation) {
      navigation.pushViewController(BenchPage(title: "Page", rowCount: 10), animated: true)
      stage.settle()
      navigation.popViewController(animated: true)
    }
  }

  private func presentations() -> Double {
    let page = UIViewController()
    return growth(of: page) {
      page.present(BenchPage(title: "Sheet", rowCount: 10), animated: true)
      stage.settle()
      page.dismiss(animated: true)
    }
  }

  private func tabs() -> Double {
    let tabs = UITabBarController()
    tabs.viewControllers = ["First", "Second"].map {
      UINavigationController(rootViewController: BenchPage(title: $0, rowCount: 10))
    }
    return growth(of: tabs) { tabs.selectedIndex = 1 - tabs.selectedIndex }
  }

  private func collapses() -> Double {
    let columns = UISplitViewController(style: .doubleColumn)
    columns.setViewController(BenchPage(title: "First", rowCount: 10), for: .primary)
    columns.setViewController(BenchPage(title: "Second", rowCount: 10), for: .secondary)
    let insets = window.safeAreaInsets
    return growth(of: columns) {
      stage.resize(to: Self.wide, safeAreaInsets: insets)
      stage.settle()
      stage.resize(to: Self.narrow, safeAreaInsets: insets)
    }
  }

  /// A storyboard that is read, shown and left.
  private func storyboards() throws -> Double {
    let contents = Data(StoryboardText(scenes: Self.scenes).text.utf8)
    return try growth(of: UIViewController()) {
      let file = StoryboardFile(
        try StoryboardDocument(contents: contents, file: "Bench"), name: "Bench")
      window.rootViewController = stage.perform {
        UIStoryboard(file).instantiateInitialViewController()
      }
      stage.settle()
      window.rootViewController = nil
    }
  }

  /// A scenario with an app of its own, as verify runs it.
  private func scenarios() throws -> Double {
    let app = App(name: "steps", title: "Steps", summary: "") { _ in
      UINavigationController(rootViewController: NextPage())
    }
    let scenario = try ScenarioParser(vocabulary: ScenarioVocabulary(apps: [], devices: []))
      .scenario(in: Self.steps, file: "bench.yaml")
    return try growth(of: UIViewController()) {
      let session = try HeadlessSession(app: app, folder: nil, device: .window, painter: painter)
      let run = try session.perform(scenario.steps, with: scenario.pointer, on: .window)
      guard run.failures.isEmpty else {
        throw ShellError.internalFault(.changing(scenario: "bench.yaml"))
      }
    }
  }

  /// By how many megabytes memory grows while something is done again and again, after it was done for a
  /// while.
  private func growth(of root: UIViewController, _ body: () throws -> Void) rethrows -> Double {
    window.rootViewController = root
    stage.settle()
    for _ in 0..<Int(Double(times) * Self.warmUp) { try once(body) }
    let before = ProcessMemory.now
    for _ in 0..<times { try once(body) }
    let after = ProcessMemory.now
    window.rootViewController = UIViewController()
    stage.settle()
    return after - before
  }

  private func once(_ body: () throws -> Void) rethrows {
    try body()
    stage.settle()
  }
}

/// A page with a button that leads to another.
private final class NextPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First"
    let action = UIAction(title: "Next") { [weak self] _ in
      let page = BenchPage(title: "Page", rowCount: 10)
      self?.navigationController?.pushViewController(page, animated: true)
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: 200, width: 160, height: 40)
    view.addSubview(button)
  }
}
