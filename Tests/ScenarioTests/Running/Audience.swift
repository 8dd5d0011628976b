import Foundation
import NavigationKit
import Scenario

/// Collects what a scenario shows.
final class Audience: ScenarioHost {
  private(set) var stills: [String: Sight] = [:]
  private(set) var cells: [Sight] = []
  private(set) var samples: [Sight] = []
  private(set) var filmEnd: Sight?
  /// What was done and what was not as it should be, in the order it was heard.
  private(set) var heard: [String] = []

  func begin(_ step: ScenarioStep) { heard.append(step.yaml) }

  func note(_ failure: ScenarioFailure) { heard.append(failure.sentence) }

  func look(_ sight: () -> Sight) { _ = sight() }

  func take(_ shot: Shot) {
    switch shot {
    case .still(let name, let sight): stills[name] = sight
    case .filmBegan: (cells, samples) = ([], [])
    case .cell(let sight): cells.append(sight)
    case .sample(let sight): samples.append(sight)
    case .filmEnded(let sight): filmEnd = sight
    }
  }

  func difference(between sight: Sight, and other: Sight) -> String? {
    sight.frame == other.frame ? nil : "other frames"
  }

  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets { .zero }
}

/// A stage with a list whose one row leads to a page.
func stageWithAlbums() -> Stage {
  let stage = Stage(size: CGSize(width: 320, height: 480))
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

/// Runs steps before an audience.
@discardableResult
func play(
  _ actions: ScenarioStep.Action..., on stage: Stage? = nil, cadence: Cadence = .never
) throws -> (audience: Audience, runner: ScenarioRunner) {
  let audience = Audience()
  let runner = ScenarioRunner(stage: stage ?? stageWithAlbums(), host: audience, cadence: cadence)
  try runner.run(actions.map { ScenarioStep($0) })
  return (audience, runner)
}
