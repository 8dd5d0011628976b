import Foundation
import Testing

@testable import Scenario

/// The scenarios of the demos use all that the language has.
struct DemoScenarioKeysTests {
  @Test func `each key is in a scenario of a demo`() {
    #expect(Self.keys.filter { !Self.used.contains($0) } == [])
  }

  /// All keys but those of a tolerance: pictures of the demos are exact.
  private static let keys: [String] = {
    let settings = SettingKey.allCases.filter { $0 != .tolerance }.map(\.rawValue)
    let parts = PartKey.allCases.map(\.rawValue).filter { !MappingForm.tolerance.keys.contains($0) }
    let all = settings + LookKey.allCases.map(\.rawValue) + StepKey.allCases.map(\.rawValue) + parts
    return Set(all).sorted()
  }()

  /// What stands before a colon, or alone in a list.
  private static let used: Set<String> = {
    let word = /(?:^|[ {\-])([a-z-]+)(?::|[ ]*$)/.anchorsMatchLineEndings()
    return Set(scenarios.flatMap { $0.matches(of: word).map { String($0.output.1) } })
  }()

  private static let scenarios: [String] = {
    var folder = URL(filePath: #filePath)
    for _ in 1...4 { folder.deleteLastPathComponent() }
    folder.append(path: "Scenarios")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "yaml" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }()
}
