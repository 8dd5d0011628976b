import Drawing
import Foundation
import NavigationKit
import Scenario
import Testing

struct FaultTests {
  /// A snapshot and the history of a push, at 120 frames per second.
  private func pushing() -> (snapshot: StageSnapshot, history: SnapshotHistory) {
    let stage = stageWithAlbums()
    func snapshot() -> StageSnapshot {
      StageSnapshot(
        time: stage.now, frame: stage.displayList(), screen: ScreenInspection(of: stage),
        callbacks: ["Family viewWillAppear(true)"], isInMotion: !stage.isSettled)
    }
    stage.tap("Family")
    var history = SnapshotHistory()
    for tick in 1...20 {
      history.note(snapshot())
      stage.advance(to: Double(tick) / 120)
    }
    return (snapshot(), history)
  }

  @Test(arguments: Fault.allCases)
  func `every fault is seen in a push that is under way`(fault: Fault) throws {
    let (snapshot, history) = pushing()
    let faulty = try #require(
      fault.seen(instead: snapshot, named: "pushing", after: history, scale: 2))
    #expect(faulty.frame != snapshot.frame || faulty.callbacks != snapshot.callbacks)
    #expect(faulty.time == snapshot.time)
  }

  @Test(arguments: [Fault.late, .curve])
  func `what is at rest is neither late nor slow`(fault: Fault) {
    let stage = stageWithAlbums()
    let snapshot = StageSnapshot(
      time: stage.now, frame: stage.displayList(), screen: ScreenInspection(of: stage))
    let (_, history) = pushing()
    #expect(fault.seen(instead: snapshot, named: "albums", after: history, scale: 2) == nil)
  }

  @Test func `a frame that is late is the frame before`() throws {
    let (snapshot, history) = pushing()
    let faulty = try #require(
      Fault.late.seen(instead: snapshot, named: "pushing", after: history, scale: 2))
    let stage = stageWithAlbums()
    stage.tap("Family")
    stage.advance(to: 19.0 / 120)
    #expect(faulty.frame == stage.displayList())
  }
}
