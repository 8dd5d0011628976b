import Assets
import Foundation
import NavigationKit
import Storyboard
import Testing

/// Every segue of five files is taken, and leads to its scene.
@MainActor
struct EverySegueTests {
  private let stage = Stage(size: CGSize(width: 393, height: 852))

  @Test func `every segue of a file leads to its scene, but to a storyboard that is not there`()
    throws
  {
    #expect(try walk(twoRooms).faults.isEmpty)
    let garden = try walk(Sample.garden)
    #expect(garden.count == 7)
    #expect(garden.faults.map(\.message) == ["the segue showHelp does not lead to its scene"])
  }

  private func walk(_ text: String) throws -> SceneWalk {
    let document = try StoryboardDocument(contents: Data(text.utf8), file: "Main.storyboard")
    return SceneWalk(of: StoryboardFile(document, name: "Main"), on: stage)
  }

  @Test(arguments: [("Library", 6), ("Segues", 12), ("Bars", 5)])
  func `every segue of a sample leads to its scene`(name: String, count: Int) throws {
    let samples = try #require(Assets.found).samples.appendingPathComponent("Storyboards")
    let path = samples.appendingPathComponent("\(name).storyboard").path
    let walk = SceneWalk(of: try StoryboardFolder(samples).read(path), on: stage)
    #expect(walk.count == count && walk.faults.isEmpty)
  }
}
