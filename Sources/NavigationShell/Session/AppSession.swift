import Drawing
import Foundation
import NavigationKit
import Scenario

/// An app that is driven step by step, and asked in between; no time passes in it between steps.
final class AppSession {
  /// The most marks that are kept; the oldest are forgotten.
  private static let maximumMarks = 50

  let subject: SessionSubject
  /// What error messages call the steps.
  let file: String
  let session: HeadlessSession
  /// What was done, to be written as a scenario.
  var log = SessionLog()
  /// The moments that can be compared, in order.
  private(set) var marks: [SessionMark] = []
  let runner: ScenarioRunner
  let host: SessionHost
  var reader: StepReader
  var references = ReferenceTable()
  private var markCount = 0
  /// The last mark: nothing changes between calls.
  private(set) var current: SessionMark
  /// The screen before the first step.
  let firstScreen: ScreenInspection

  var stage: Stage { session.stage }

  /// Launches the app, and lets it come to rest.
  ///
  /// - Parameter file: What error messages call the steps.
  init(
    _ subject: SessionSubject, painter: HeadlessPainter, vocabulary: ScenarioVocabulary,
    file: String
  ) throws {
    (self.subject, self.file) = (subject, file)
    session = try HeadlessSession(
      app: subject.app, folder: subject.folder, device: subject.device,
      traits: subject.look.traits, hasKeyboard: subject.hasKeyboard, painter: painter)
    host = SessionHost(session: session, device: subject.device)
    runner = ScenarioRunner(stage: session.stage, host: host, cadence: SessionHost.cadence)
    // No capture tells them, so that they would only pile up.
    session.stage.onCallback = nil
    reader = StepReader(vocabulary: vocabulary, file: file)
    firstScreen = ScreenInspection(of: session.stage)
    current = SessionMark(
      name: "m0", time: session.stage.now, screen: references.referenced(firstScreen),
      frame: session.stage.displayList(), stepCount: 0)
    marks = [current]
    host.onCapture = { [unowned self] in keep($1, as: $0) }
  }

  // MARK: What is on screen

  /// The screen as it is now.
  func screen() -> ReferencedScreen { references.referenced(ScreenInspection(of: stage)) }

  /// The mark or capture of a name; nil if there is none.
  func mark(named name: String) -> SessionMark? { marks.last { $0.name == name } }

  /// Makes a mark of the screen as it is now.
  func mark() -> SessionMark {
    markCount += 1
    current = SessionMark(
      name: "m\(markCount)", time: stage.now, screen: screen(), frame: stage.displayList(),
      stepCount: log.steps.count)
    add(current)
    return current
  }

  private func keep(_ snapshot: StageSnapshot, as name: String) {
    add(
      SessionMark(
        name: name, time: snapshot.time, screen: references.referenced(snapshot.screen),
        frame: snapshot.frame, stepCount: log.steps.count))
  }

  private func add(_ mark: SessionMark) {
    if marks.count == Self.maximumMarks { marks.removeFirst() }
    marks.append(mark)
  }
}
