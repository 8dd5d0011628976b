import Foundation
import Goldens
import Snapshot
import Testing

/// The demos match the baselines of their scenarios.
@Suite struct DemoScenarioTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios")
  private static let maximumBytes = 7_200_000

  @Test func `every demo looks and moves as its baselines have it`() throws {
    let outcome = try ScenarioRun(of: Self.folder)
    #expect(outcome.complaints.isEmpty, "\n\(outcome.complaints.joined(separator: "\n"))")
    #expect(outcome.result.orphans.isEmpty)
    #expect(outcome.result.scenarios.count >= Self.scenarios.count)
  }

  @Test func `the twelve flows of the examples run`() throws {
    let flows = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Examples/Flows/scenarios")
    let outcome = try ScenarioRun(of: flows)
    #expect(outcome.complaints.isEmpty, "\n\(outcome.complaints.joined(separator: "\n"))")
    #expect(Set(outcome.result.scenarios.map(\.scenario)).count == 12)
  }

  @Test func `every demo has a scenario, and the baselines stay small`() throws {
    let data = Data(try BuiltProgram(named: "navshell").run("list", "--json").output.utf8)
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let demos = try #require(list["demos"] as? [[String: Any]]).compactMap { $0["name"] as? String }
    // The gallery only collects what the others show.
    for demo in demos where demo != "gallery" {
      #expect(Self.scenarios.contains("\(demo).yaml"), "\(demo) has no scenario")
    }
    #expect(Self.sizes.reduce(0, +) < Self.maximumBytes)
  }

  @Test func `a baseline made with other libraries is held against texts and motion only`() throws {
    let copy = try CopiedScenario("motion/swipe-from-the-right", from: Self.folder)
    try copy.change(".frames", "made with SDL_ttf ", to: "made with SDL_ttf 0.")
    let alike = try ScenarioRun(of: copy.folder.url)
    #expect(alike.result.verdict == .madeOtherwise)
    #expect(alike.complaints.isEmpty)
    #expect(alike.notes.count == 1)

    try copy.change("start.txt", "Spaces", to: "Places")
    try copy.change(".frames", "\n  0.7000  ", to: "\n  0.7010  ")
    let complaints = try ScenarioRun(of: copy.folder.url).complaints
    #expect(complaints.contains { $0.contains("start") && $0.contains("Places") })
    #expect(complaints.contains { $0.contains("swipe") && $0.contains("moves otherwise") })
  }

  private static var files: [URL] {
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.fileSizeKey, .isRegularFileKey])
    return (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
  }

  private static var scenarios: [String] {
    files.map(\.lastPathComponent).filter {
      $0.hasSuffix(".yaml") && !$0.hasSuffix(".part.yaml") && $0 != "defaults.yaml"
    }
  }

  private static var sizes: [Int] {
    files.compactMap { try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }
  }
}

/// A copy of a scenario and its baseline, to be changed.
private struct CopiedScenario {
  let folder: TemporaryFolder
  private let baseline: URL

  init(_ path: String, from source: URL) throws {
    folder = try TemporaryFolder()
    let name = URL(fileURLWithPath: path).lastPathComponent
    baseline = folder.url.appending(path: name)
    for ending in ["", ".yaml"] {
      try FileManager.default.copyItem(
        at: source.appending(path: path + ending), to: folder.url.appending(path: name + ending))
    }
  }

  /// Replaces a text in the only baseline file with a name that ends so.
  func change(_ ending: String, _ words: String, to others: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: baseline.path)
    let file = baseline.appending(path: try #require(names.first { $0.hasSuffix(ending) }))
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(words))
    try text.replacingOccurrences(of: words, with: others)
      .write(to: file, atomically: true, encoding: .utf8)
  }
}
