import Foundation
import Input
import Testing

@testable import NavigationKit

/// The button of a column that comes and goes over the secondary one.
struct SplitOverlayButtonTests {
  private let fixture = ColumnsFixture(size: ColumnsFixture.portrait)
  private var stage: Stage { fixture.stage }
  private var primary: ClosedRange<CGFloat>? { fixture.extent(of: fixture.pages[0]) }

  @Test func `the button stays where it is while its column comes and goes`() throws {
    func button() throws -> CGRect {
      let all = stage.elements().filter { $0.label == "Sidebar" }
      #expect(all.count == 1)
      return try #require(all.first).frame
    }
    // It goes straight from its place in one bar to that in the other, a few points beside.
    var place = try button()
    for _ in 1...2 {
      stage.tap("Sidebar")
      var path: [CGRect] = []
      for _ in 1...5 {
        stage.advance(by: 0.05)
        path.append(try button())
      }
      stage.settle()
      let end = try button()
      #expect(abs(end.minX - place.minX) < 10)
      let range = min(place.minX, end.minX)...max(place.minX, end.minX)
      #expect(path.allSatisfy { range.contains($0.minX) && $0.minY == place.minY })
      place = end
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `a title that comes or goes is never seen under the button`(
    isTriple: Bool, isMirrored: Bool
  ) {
    let fixture = ColumnsFixture(
      isTriple ? .tripleColumn : .doubleColumn, size: ColumnsFixture.portrait,
      traits: isMirrored
        ? UITraitCollection(layoutDirection: .rightToLeft) : UITraitCollection())
    let stage = fixture.stage
    let changes: [(UISplitViewController) -> Void] =
      isTriple
      ? [
        { $0.show(.supplementary) }, { $0.show(.primary) }, { $0.hide(.supplementary) },
        { $0.show(.primary) }, { $0.hide(.supplementary) },
      ] : [{ $0.show(.primary) }, { $0.hide(.primary) }]
    for (number, change) in changes.enumerated() {
      let before = Set(fixture.titles)
      var seen: [String: Int] = [:]
      change(fixture.split)
      for _ in 1...60 {
        stage.advance(by: 0.01)
        let all = stage.elements()
        guard let button = all.first(where: { $0.label == "Sidebar" }) else {
          Issue.record("the button is not seen")
          continue
        }
        for title in all where title.role == .title {
          #expect(!title.frame.intersects(button.frame), "\(title.label) in change \(number)")
          seen[title.label, default: 0] += 1
        }
      }
      stage.settle()
      for title in before.symmetricDifference(fixture.titles) where title != "D" {
        #expect((3...57).contains(seen[title] ?? 0), "\(title) in change \(number)")
      }
    }
    #expect(fixture.titles == ["D"])
  }

  @Test func `the button stays when a swipe is taken back`() {
    stage.press(at: CGPoint(x: 2, y: 600))
    stage.move(to: CGPoint(x: 140, y: 600), over: 0.3)
    #expect(stage.elements().filter { $0.label == "Sidebar" }.count == 1)
    stage.move(to: CGPoint(x: 30, y: 600), over: 0.2)
    stage.release()
    stage.settle()
    #expect(stage.elements().filter { $0.label == "Sidebar" }.count == 1)
    #expect(fixture.pages[0].navigationController?.navigationBar.outerItem == nil)
  }

  @Test func `the button is in the bar of the outermost column, and shows and hides`() {
    #expect(fixture.stage.elements().contains { $0.label == "Sidebar" && $0.frame.minX < 100 })
    stage.tap("Sidebar")
    stage.settle()
    #expect(primary == 0...320)
    stage.tap("Sidebar")
    stage.settle()
    #expect(primary == nil)
    fixture.split.displayModeButtonVisibility = .never
    #expect(!fixture.stage.elements().contains { $0.label == "Sidebar" })
    fixture.split.displayModeButtonVisibility = .always
    fixture.split.presentsWithGesture = false
    #expect(fixture.stage.elements().contains { $0.label == "Sidebar" })
    fixture.listener.target = .secondaryOnly
    stage.tap("Sidebar")
    stage.settle()
    #expect(primary == nil, "the delegate says where the button leads")
  }
}
