import Foundation
import NavigationKit
import Snapshot
import Storyboard

/// Measures how long a large storyboard takes to be read and built.
final class StoryboardBench {
  /// As many scenes as the largest of many public files has.
  static let scenes = 59
  /// As many as the largest file of a typical app.
  static let typicalScenes = 23
  /// The scenes of the storyboard with which a start is measured.
  static let startScenes = 20
  /// Enough tries for a median that one slow try does not change.
  private static let tries = 9

  private let session: HeadlessSession

  init() throws {
    let app = App(name: "storyboard", title: "Storyboard", summary: "") { _ in UIViewController() }
    session = try HeadlessSession(app: app, folder: nil, device: .window)
  }

  /// Writes the storyboard with which a start is measured, and returns its path.
  static func writeStart(in folder: BenchFolder) throws -> String {
    let file = folder.url.appendingPathComponent("Bench.storyboard")
    try WrittenFile(file).write(Data(StoryboardText(scenes: startScenes).text.utf8))
    return file.path
  }

  /// Measures everything but the start, whose time is given.
  func measure(startMs: Double) throws -> BenchReport.Storyboards {
    let (reading, building) = try measure(scenes: Self.scenes)
    let typical = try measure(scenes: Self.typicalScenes)
    return BenchReport.Storyboards(
      readMs: reading, buildMs: building, typicalMs: typical.reading + typical.building,
      startMs: startMs)
  }

  /// The milliseconds that reading and building a file of so many scenes take.
  private func measure(scenes: Int) throws -> (reading: Double, building: Double) {
    let contents = Data(StoryboardText(scenes: scenes).text.utf8)
    var (reading, building) = (Samples(), Samples())
    for _ in 0..<Self.tries {
      var read: StoryboardDocument?
      try reading.time { read = try StoryboardDocument(contents: contents, file: "Bench") }
      guard let read else { continue }
      // The views go before the next try.
      session.stage.perform { building.time { build(read) } }
    }
    return (reading.median, building.median)
  }

  /// Makes every controller with its views, and lays them out.
  private func build(_ document: StoryboardDocument) {
    let file = StoryboardFile(document, name: "Bench")
    let storyboard = UIStoryboard(file)
    for scene in document.scenes {
      guard let view = file.makeController(of: scene, storyboard)?.view else { continue }
      view.frame = session.stage.window.bounds
      view.layoutIfNeeded()
    }
  }
}
