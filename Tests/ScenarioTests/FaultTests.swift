import Drawing
import Foundation
import NavigationKit
import Scenario
import Testing

struct FaultTests {
  /// Looks at a push that is under way, as a person would, 120 times a second.
  private func pushing() -> (sight: Sight, history: SightHistory) {
    let stage = stageWithAlbums()
    func sight() -> Sight {
      Sight(
        time: stage.now, frame: stage.displayList(), screen: ScreenInspection(of: stage),
        callbacks: ["Family viewWillAppear(true)"], isInMotion: !stage.isSettled)
    }
    stage.tap("Family")
    var history = SightHistory()
    for tick in 1...20 {
      history.note(sight())
      stage.advance(to: Double(tick) / 120)
    }
    return (sight(), history)
  }

  @Test(arguments: Fault.allCases)
  func `every fault is seen in a push that is under way`(fault: Fault) throws {
    let (sight, history) = pushing()
    let faulty = try #require(
      fault.seen(instead: sight, named: "pushing", after: history, scale: 2))
    #expect(faulty.frame != sight.frame || faulty.callbacks != sight.callbacks)
    #expect(faulty.time == sight.time)
  }

  @Test(arguments: [Fault.late, .curve])
  func `what is at rest is neither late nor slow`(fault: Fault) {
    let stage = stageWithAlbums()
    let sight = Sight(
      time: stage.now, frame: stage.displayList(), screen: ScreenInspection(of: stage))
    let (_, history) = pushing()
    #expect(fault.seen(instead: sight, named: "albums", after: history, scale: 2) == nil)
  }

  @Test func `a frame that is late is the frame before`() throws {
    let (sight, history) = pushing()
    let faulty = try #require(
      Fault.late.seen(instead: sight, named: "pushing", after: history, scale: 2))
    let stage = stageWithAlbums()
    stage.tap("Family")
    stage.advance(to: 19.0 / 120)
    #expect(faulty.frame == stage.displayList())
  }
}
