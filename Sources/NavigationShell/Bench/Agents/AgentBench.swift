import Foundation
import NavigationKit
import Scenario
import Synchronization

/// Measures what an agent waits for: messages in, messages out, with an app behind them.
final class AgentBench {
  /// Measurements of a rate, of which the best counts, as in a slow phase of the machine all are
  /// worse.
  private static let tries = 3

  private let server: AgentServer
  /// How many answers were no errors.
  private let answered = Counter()

  /// Opens a page with a switch and some texts in a session.
  init() throws {
    let app = App(name: "bench", title: "Bench", summary: "") { _ in
      UINavigationController(rootViewController: SwitchPage())
    }
    let desk = try AgentDesk(shell: Shell(apps: [app]), root: try RootFolder("."))
    server = AgentServer(
      desk: desk, allowsAccept: false, log: nil, cancellations: Cancellations()
    ) { [answered] answer in
      if answer["result"]?["isError"]?.flag != true { answered.add() }
    }
    let version = ProtocolEra.legacyVersions[0]
    try send("initialize", ["protocolVersion": .string(version)])
    try call(.open, [:])
  }

  /// How many taps, screens and pictures are answered per second.
  func measure() throws -> BenchReport.Agents {
    var report = BenchReport.Agents()
    report.tapsPerS = try best {
      try call(.perform, ["session": "s1", "steps": "tap: Calls", "show": "changes"])
    }
    report.screensPerS = try best { try call(.screen, ["session": "s1"]) }
    report.picturesPerS = try best { try call(.picture, ["session": "s1"]) }
    return report
  }

  private func best(_ body: () throws -> Void) throws -> Double {
    let rates = try (0..<Self.tries).map { _ in try Monotonic.rate(of: body) }
    return rates.max() ?? 0
  }

  private func call(_ tool: AgentTool, _ arguments: JSONValue) throws {
    try send("tools/call", ["name": .string(tool.rawValue), "arguments": arguments])
  }

  private func send(_ method: String, _ parameters: JSONValue) throws {
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": 1, "method": .string(method), "params": parameters,
    ]
    let before = answered.count
    server.answer(Data(message.line.utf8))
    guard answered.count > before else {
      throw ShellError.internalFault(.measuringFailed(command: method, exitCode: 1))
    }
  }
}

/// Counts answers.
private nonisolated final class Counter: Sendable {
  private let number = Mutex(0)
  var count: Int { number.withLock { $0 } }
  func add() { number.withLock { $0 += 1 } }
}

/// A page with a switch and some texts.
private final class SwitchPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bench"
    view.backgroundColor = .systemBackground
    for row in 0..<10 {
      let label = UILabel(frame: CGRect(x: 16, y: 120 + 44 * row, width: 200, height: 30))
      label.text = "Row \(row)"
      view.addSubview(label)
    }
    let toggle = UISwitch(frame: CGRect(x: 240, y: 120, width: 51, height: 31))
    toggle.accessibilityLabel = "Calls"
    view.addSubview(toggle)
  }
}
