import Demos
import Foundation
import Goldens
import NavigationKit
import Testing

/// Files on a pad.
struct PlacesTests {
  private func root(on size: CGSize) throws -> (Stage, UIViewController?) {
    let stage = Stage(size: size)
    let demo = try #require(Demo.named("files"))
    stage.window.rootViewController = stage.perform {
      demo.makeRoot(DemoContent(samples: SampleTreeTests.samples))
    }
    stage.window.makeKeyAndVisible()
    stage.settle()
    return (stage, stage.window.rootViewController)
  }

  @Test func `a place is shown beside the places`() throws {
    let (stage, root) = try root(on: CGSize(width: 1180, height: 820))
    #expect(root is UISplitViewController)
    let place = stage.elements().first { $0.label == "Pictures" && $0.frame.minX < 300 }
    let row = try #require(place)
    stage.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    stage.settle()
    let titles = stage.elements().filter { $0.role == .largeTitle || $0.role == .title }
    #expect(titles.contains { $0.label == "Pictures" && $0.frame.minX > 320 })
    stage.tap("Treasure Map.svg")
    stage.settle()
    #expect(stage.element(.backButton, "Pictures") != nil)
  }

  @Test func `on a phone there is one stack`() throws {
    let (_, root) = try root(on: CGSize(width: 390, height: 844))
    #expect(root is UISplitViewController == false)
  }
}
