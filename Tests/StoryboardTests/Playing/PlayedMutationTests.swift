import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// Damaged files are played: every scene is shown, every segue is taken, every frame compared, and
/// nothing stops.
///
/// `MUTATION_COUNT=2000` plays more of them, each in under 2 s or three times what the file takes undamaged, and all in 300 MB of
/// memory; `MUTATION_FOLDER=DIR` those of the files in a folder.
@MainActor
struct PlayedMutationTests {
  private static let environment = ProcessInfo.processInfo.environment
  private let count = Self.environment["MUTATION_COUNT"].flatMap { Int($0) } ?? 60

  /// Whether time and memory are checked, which other tests that run meanwhile would disturb.
  private var isLong: Bool { Self.environment["MUTATION_COUNT"] != nil }

  private func originals() throws -> [String] {
    guard let folder = Self.environment["MUTATION_FOLDER"] else {
      return [Sample.garden, twoRooms]
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try names.filter { $0.hasSuffix(".storyboard") }.map {
      try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)
    }
  }

  @Test func `files with damaged bytes are played or refused`() throws {
    let played = try play(seeds: 0..<count / 2) { text, seed in
      var mutator = Mutator(seed: seed)
      return Data(mutator.damaged(text))
    }
    #expect(played > 0)
  }

  @Test func `files with damaged elements are played or refused`() throws {
    let played = try play(seeds: count / 2..<count) { text, seed in
      var mutator = ElementMutator(seed: seed)
      return Data(mutator.damaged(try element(text)).utf8)
    }
    #expect(played > count / 4)
  }

  /// How many of the damaged files could be read and were played.
  private func play(seeds: Range<Int>, _ damage: (String, UInt64) throws -> Data) throws -> Int {
    let texts = try originals()
    let longest = isLong ? try texts.map { try longestTime(for: $0) } : []
    var played = 0
    for seed in seeds {
      let data = try damage(texts[seed % texts.count], UInt64(seed))
      let time = ContinuousClock().measure { if play(data) { played += 1 } }
      if isLong, time > longest[seed % texts.count] { Issue.record("damage \(seed) took \(time)") }
    }
    if isLong { #expect(try Self.peakMemory() <= 300_000_000) }
    return played
  }

  /// The longest that a damaged file may take: a large one needs its time without optimisation.
  private func longestTime(for text: String) throws -> Duration {
    max(.seconds(2), ContinuousClock().measure { _ = play(Data(text.utf8)) } * 3)
  }

  /// Plays a file; returns false if it cannot be read.
  private func play(_ data: Data) -> Bool {
    guard let document = try? StoryboardDocument(contents: data, file: "Damaged.storyboard")
    else { return false }
    play(StoryboardFile(document, name: "Damaged"))
    return true
  }

  /// The most bytes of memory that this process has had.
  private static func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return try #require(line?.split(separator: " ").compactMap { Int($0) }.first) * 1024
  }

  private func play(_ file: StoryboardFile) {
    let stage = Stage(size: .homeButtonPhone)
    for scene in file.document.scenes {
      stage.show(
        { file.makeController(of: scene, UIStoryboard(file)) ?? UIViewController() },
        restoring: nil)
      stage.advance(by: 0.1)
      _ = stage.displayList()
    }
    _ = StoryboardReport(of: file, on: stage) { _ in nil }
    _ = stage.displayList()
  }
}
