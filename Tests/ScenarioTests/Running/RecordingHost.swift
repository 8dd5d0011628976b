import Audit
import Goldens
import Foundation
import NavigationKit
import Scenario

/// A host that collects a scenario's captures.
final class RecordingHost: ScenarioHost {
  private(set) var stills: [String: StageSnapshot] = [:]
  private(set) var cells: [StageSnapshot] = []
  private(set) var samples: [StageSnapshot] = []
  private(set) var filmEnd: StageSnapshot?
  /// The steps and failures, in order.
  private(set) var heard: [String] = []

  func begin(_ step: ScenarioStep) { heard.append(step.yaml) }

  let deviceName = "test"

  func decided(_ way: String) { heard.append("→ \(way)") }

  func note(_ failure: ScenarioFailure) { heard.append(failure.sentence) }

  func look(_ snapshot: () -> StageSnapshot) { _ = snapshot() }

  func take(_ capture: ScenarioCapture) {
    switch capture {
    case .still(let name, let snapshot): stills[name] = snapshot
    case .filmBegan: (cells, samples) = ([], [])
    case .cell(let snapshot): cells.append(snapshot)
    case .sample(let snapshot): samples.append(snapshot)
    case .filmEnded(let snapshot): filmEnd = snapshot
    }
  }

  func audit(_ checks: Set<AuditCheck>) -> [String] {
    checks.map { "\($0.rawValue): found" }.sorted()
  }

  func difference(between snapshot: StageSnapshot, and other: StageSnapshot) -> String? {
    snapshot.frame == other.frame ? nil : "other frames"
  }

  func restart() { heard.append("restarted") }

  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets { .zero }
}

/// A stage with a list whose only row pushes a page.
func stageWithAlbums() -> Stage {
  let stage = Stage(size: .smallPhone)
  let albums = UIViewController()
  albums.title = "Albums"
  let button = UIButton(
    frame: CGRect(x: 0, y: 100, width: 320, height: 44),
    primaryAction: UIAction(title: "Family") { [weak albums] _ in
      let family = UIViewController()
      family.title = "Family"
      albums?.navigationController?.pushViewController(family, animated: true)
    })
  albums.view.addSubview(button)
  stage.window.rootViewController = UINavigationController(rootViewController: albums)
  stage.window.makeKeyAndVisible()
  stage.settle()
  return stage
}

/// Runs steps with a recorder as their host.
@discardableResult
func play(
  _ actions: ScenarioStep.Action..., on stage: Stage? = nil, cadence: Cadence = .never
) throws -> (recorder: RecordingHost, runner: ScenarioRunner) {
  let recorder = RecordingHost()
  let runner = ScenarioRunner(stage: stage ?? stageWithAlbums(), host: recorder, cadence: cadence)
  try runner.run(actions.map { ScenarioStep($0) })
  return (recorder, runner)
}
