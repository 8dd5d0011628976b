import Foundation
import Storyboard
import Testing

/// The ways between scenes.
struct SceneGraphTests {
  /// A storyboard of controllers by name, in each what hangs where.
  private func graph(_ scenes: [(String, String)], start: String? = "a") throws -> SceneGraph {
    let text = scenes.map { id, content in
      "<scene sceneID='s\(id)'><objects><viewController id='\(id)'>\(content)</viewController>"
        + "<exit id='x\(id)'/></objects></scene>"
    }
    let attributes = start.map { "initialViewController='\($0)'" } ?? ""
    return SceneGraph(try storyboard(text.joined(separator: "\n"), attributes: attributes))
  }

  private static func segue(_ kind: String, _ destination: String) -> String {
    "<connections><segue destination='\(destination)' kind='\(kind)' unwindAction='back:' "
      + "relationship='rootViewController'/></connections>"
  }

  private static func button(_ kind: String, _ destination: String) -> String {
    "<view key='view'><subviews><button id='t'>\(segue(kind, destination))</button></subviews></view>"
  }

  @Test(arguments: [
    (segue("relationship", "b"), SceneReach(scenes: 2, byContainers: 2, byTaps: 2, bySegueMenu: 2)),
    (button("embed", "b"), SceneReach(scenes: 2, byContainers: 2, byTaps: 2, bySegueMenu: 2)),
    (button("show", "b"), SceneReach(scenes: 2, byContainers: 1, byTaps: 2, bySegueMenu: 2)),
    (button("custom", "b"), SceneReach(scenes: 2, byContainers: 1, byTaps: 2, bySegueMenu: 2)),
    (segue("show", "b"), SceneReach(scenes: 2, byContainers: 1, byTaps: 1, bySegueMenu: 2)),
    (segue("modal", "b"), SceneReach(scenes: 2, byContainers: 1, byTaps: 1, bySegueMenu: 2)),
    ("", SceneReach(scenes: 2, byContainers: 1, byTaps: 1, bySegueMenu: 1)),
    (button("unwind", "xa"), SceneReach(scenes: 2, byContainers: 1, byTaps: 1, bySegueMenu: 1)),
  ])
  func `what reaches the second of two scenes`(content: String, reach: SceneReach) throws {
    let graph = try graph([("a", content), ("b", "")])
    #expect(graph.reach == reach)
    #expect(graph.issues.isEmpty)
  }

  @Test func `ways of all kinds follow each other, and circles end`() throws {
    let graph = try graph([
      ("a", Self.segue("relationship", "b")), ("b", Self.button("show", "c")),
      ("c", Self.segue("show", "d")), ("d", Self.button("show", "a")),
      ("e", Self.segue("show", "a")),
    ])
    #expect(graph.reach == SceneReach(scenes: 5, byContainers: 2, byTaps: 3, bySegueMenu: 4))
    #expect(graph.roots == [4])
    #expect(graph.edges(from: 1).map(\.senderTag) == ["button"])
    #expect(graph.edges(from: 1).map(\.trigger) == [.tap])
    #expect(graph.edges(from: 2).map(\.sender) == ["c"])
    #expect(graph.edges(from: 9).isEmpty)
  }

  @Test func `without a start it is the first scene`() throws {
    let graph = try graph([("a", Self.segue("show", "b")), ("b", "")], start: nil)
    #expect(graph.start == 0)
    #expect(graph.reach == SceneReach(scenes: 2, byContainers: 1, byTaps: 1, bySegueMenu: 2))
    #expect(graph.roots.isEmpty)
  }

  @Test func `segues that lead nowhere are noted`() throws {
    let graph = try graph([("a", Self.button("show", "gone")), ("b", Self.button("unwind", "xa"))])
    #expect(
      graph.issues.map(\.description) == [
        "Test.storyboard:2: button t: its segue leads to gone, which is no controller of a scene",
        "Test.storyboard:3: button t: its segue unwinds to xa, which is not the exit of its scene",
      ])
    #expect(graph.edges.map(\.destination) == [nil, nil])
  }

  @Test func `the garden`() throws {
    let document = try StoryboardDocument(
      contents: Data(Sample.garden.utf8), file: "Garden.storyboard")
    let graph = SceneGraph(document)
    #expect(graph.issues.isEmpty)
    #expect(graph.reach == SceneReach(scenes: 6, byContainers: 3, byTaps: 4, bySegueMenu: 5))
    #expect(graph.roots == [5])
    #expect(
      graph.edges.map(\.senderTag) == [
        "tabBarController", "navigationController", "viewController", "button",
        "tapGestureRecognizer", "barButtonItem", "tableViewCell",
      ])
  }
}
