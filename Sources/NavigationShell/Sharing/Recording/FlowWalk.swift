import Foundation
import NavigationKit
import SDLShell
import Scenario
import Snapshot

/// Takes apps through their screens for a flow.
final class FlowWalk {
  private let camera: FlowCamera
  private(set) var draft = FlowDraft(lookCount: 1)
  private(set) var looks = FlowLooks()
  /// The steps of scenarios that failed.
  private(set) var failures: [String] = []

  init(camera: FlowCamera) { self.camera = camera }

  /// Runs scenarios in all their looks.
  ///
  /// - Parameter variants: The runs of each.
  func visit(_ files: [ScenarioFile], as variants: [[ScenarioVariant]]) throws {
    looks = FlowLooks(of: variants)
    draft = FlowDraft(lookCount: looks.names.count)
    for (file, variants) in zip(files, variants) {
      for scenario in file.scenarios {
        try visit(file, variants.filter { $0.scenario == scenario }, of: scenario)
      }
    }
  }

  /// Runs one case of a scenario in its looks.
  private func visit(
    _ file: ScenarioFile, _ variants: [ScenarioVariant], of scenario: Scenario
  ) throws {
    var recordings: [Int: FlowRecording] = [:]
    for (look, variant) in zip(looks.places(of: variants), variants) {
      recordings[look] = try record(file, in: variant, isFirst: recordings.isEmpty)
    }
    let name = URL(fileURLWithPath: file.name).deletingPathExtension().lastPathComponent
    draft.add(
      recordings, named: [name, scenario.caseName].compactMap(\.self).joined(separator: " "),
      note: scenario.description)
  }

  private func record(
    _ file: ScenarioFile, in variant: ScenarioVariant, isFirst: Bool
  ) throws -> FlowRecording {
    try file.app.checkLanguage()
    let session = try file.session(for: variant, painter: camera.painter)
    var camera = camera
    camera.recordsMotion = isFirst
    let recorder = FlowRecorder(on: session, device: variant.device, camera: camera)
    let runner = ScenarioRunner(
      stage: session.stage, host: recorder, pointer: variant.scenario.pointer,
      cadence: isFirst ? .steady(Self.samplesPerSecond) : .never)
    recorder.runner = runner
    try runner.run(variant.scenario.steps)
    failures += runner.failures.map { $0.diagnostic(in: file.name) }
    try recorder.finish()
    return recorder.recording
  }

  /// How often motion is looked at, as in films of scenarios.
  private static let samplesPerSecond = 120.0
}
