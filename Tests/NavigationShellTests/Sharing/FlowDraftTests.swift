import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell
import Scenario
import Snapshot
import Testing

@testable import NavigationShell

/// What is kept of runs: ways with their motion, places of steps, and a screen in any case.
struct FlowDraftTests {
  private func trace(to end: Double) -> MotionTrace {
    MotionTrace(
      samples: (0...10).map { step in
        let x = end * Double(step) / 10
        return MotionTrack.Sample(
          time: Double(step) / 120, frame: Fingerprint(of: "\(x)"),
          parts: [.init(name: "title \"A\"", x: x, y: 0, width: 9, height: 9)])
      })
  }

  @Test func `of the samples of a way only its motion is kept, from the first look that has it`() {
    var draft = FlowDraft(lookCount: 2)
    draft.states = (0..<2).map { _ in FlowDraft.State(screens: [nil, nil]) }
    let way = FlowDraft.Way(from: 0, to: 1, words: "tap", spots: [nil, nil])
    draft.add(way, moving: MotionTrace())
    #expect(draft.ways[0].motion == nil)
    draft.add(way, moving: trace(to: 40))
    draft.add(way, moving: trace(to: 90))
    #expect(draft.ways.count == 1)
    #expect(draft.ways[0].motion?.recipe.map(\.to) == [40])
  }

  /// A page on which something always moves.
  private final class EndlessPage: UIViewController {
    private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      dot.backgroundColor = .red
      view.addSubview(dot)
      move()
    }

    private func move() {
      UIView.animate(withDuration: 1) {
        self.dot.frame.origin.y = 200 - self.dot.frame.minY
      } completion: { [weak self] _ in
        self?.move()
      }
    }
  }

  @Test func `of an app that never rests there is the screen as it is`() throws {
    let app = App(name: "endless", title: "Endless", summary: "") { _ in EndlessPage() }
    let painter = try HeadlessPainter()
    let session = try HeadlessSession(
      app: app, folder: nil, device: .window, painter: painter)
    #expect(session.stage.isMoving)
    let recorder = FlowRecorder(
      on: session, device: .window, camera: FlowCamera(painter: painter, scale: 1))
    let runner = ScenarioRunner(stage: session.stage, host: recorder)
    recorder.runner = runner
    try runner.run([ScenarioStep(.wait(1))])
    try recorder.finish()
    #expect(recorder.recording.screens.count == 1)
    var draft = FlowDraft(lookCount: 1)
    draft.add([0: recorder.recording], named: "endless", note: nil)
    #expect((draft.states.count, draft.starts.map(\.state)) == (1, [0]))
  }
}
