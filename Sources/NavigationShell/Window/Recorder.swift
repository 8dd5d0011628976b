import Foundation
import NavigationKit
import Scenario
import Snapshot

/// Records the user's input in a window as a scenario that leads to the same final screen.
final class Recorder {
  private let file: URL
  private let app: App
  private let folder: URL?
  private let isOnlyApp: Bool
  private let look: Look
  private let hasKeyboard: Bool
  private var recording = Recording(size: .zero)
  private var scale: CGFloat = 1

  /// Prepares a recording.
  ///
  /// - Throws: ShellError if the file exists already, or its folder is not writable.
  init(
    file: String, app: App, folder: URL?, isOnlyApp: Bool, look: Look, hasKeyboard: Bool = false
  ) throws(ShellError) {
    self.file = URL(fileURLWithPath: file)
    (self.app, self.folder, self.isOnlyApp) = (app, folder, isOnlyApp)
    (self.look, self.hasKeyboard) = (look, hasKeyboard)
    guard !FileManager.default.fileExists(atPath: file) else {
      throw .usage(.recordingIsThere(path: file))
    }
    let parent = self.file.deletingLastPathComponent().path
    guard FileManager.default.isWritableFile(atPath: parent) else {
      throw .cannotWrite(.recording(folder: parent))
    }
  }

  /// Starts with the window's current screen.
  func begin(_ stage: Stage) {
    recording = Recording(size: stage.screen.bounds.size)
    recording.isRightToLeft = stage.traits.layoutDirection == .rightToLeft
    scale = stage.screen.scale
  }

  func record(_ event: RecordedEvent) { recording.events.append(event) }

  /// Writes the simplest scenario that leads to the same final screen.
  ///
  /// - Throws: ShellError if the file cannot be written.
  func finish(_ stage: Stage, on device: Device) throws {
    stage.cancelTouches()
    stage.settle()
    let end = ScreenInspection(of: stage)
    let painter = try HeadlessPainter()
    let screen = screen(like: device)
    let named = scenario(recording.namedSteps(), on: device, end)
    if try self.end(of: named, on: screen, painter: painter)?.isSamePlace(as: end) == true {
      return try write(named)
    }
    for tolerance in Self.tolerances {
      let plain = scenario(recording.steps(tolerance: tolerance), on: device, end)
      if try self.end(of: plain, on: screen, painter: painter) == end { return try write(plain) }
    }
    try write(scenario(recording.steps(tolerance: 0), on: device, end))
    Console.complain(["\(file.relativePath): replayed, this ends otherwise than in the window"])
  }

  /// The tolerances to try, in points, by which a finger's path may be simplified.
  private static let tolerances: [CGFloat] = [Recording.tolerance, 1, 0.5, 0]

  private func scenario(
    _ steps: [ScenarioStep], on device: Device, _ end: ScreenInspection
  ) -> Scenario {
    var scenario = recording.scenario(
      steps, app: isOnlyApp && app.storyboard == nil ? nil : appName,
      device: isSame(device) ? device.name : measures, look: look)
    scenario.hasKeyboard = hasKeyboard
    scenario.statusBar = device.chrome.statusBar.flatMap { $0 == StatusBar() ? nil : $0 }
    scenario.language = app.language.map { Located($0.name) }
    var expectation = ScenarioStep.Expectation()
    let front = end.presented.last ?? end.stack
    expectation.title = front.last.map { .exact($0.title) }
    expectation.depth = front.count
    scenario.steps.append(ScenarioStep(.expect(expectation)))
    return scenario
  }

  /// The app's name, or the path of what it was opened with.
  private var appName: String {
    let opened = folder ?? app.storyboardPath.map { URL(fileURLWithPath: $0) }
    return opened.map { $0.path(besides: file) } ?? app.name
  }

  private func isSame(_ device: Device) -> Bool { device.size == recording.size }

  private var measures: String {
    String(format: "%gx%g@%g", recording.size.width, recording.size.height, scale)
  }

  /// The window's screen, whose size and scale may differ from the device's.
  private func screen(like device: Device) -> Device {
    var screen =
      isSame(device) ? device : Device(name: measures, size: recording.size, scale: scale)
    screen.scale = scale
    return screen
  }

  /// Where a scenario ends; nil if it fails on the way.
  private func end(
    of scenario: Scenario, on screen: Device, painter: HeadlessPainter
  ) throws -> ScreenInspection? {
    let session = try HeadlessSession(
      app: app, folder: folder, device: screen, traits: look.traits,
      hasKeyboard: hasKeyboard, painter: painter)
    let runner = try session.perform(scenario.steps, with: scenario.pointer, on: screen)
    return runner.failures.isEmpty ? ScreenInspection(of: session.stage) : nil
  }

  private func write(_ scenario: Scenario) throws(ShellError) {
    do throws(WriteError) {
      try WrittenFile(file).write(Data(scenario.yaml.utf8))
    } catch {
      throw .cannotWrite(.file(error, orElse: .recording))
    }
    Console.say(file.relativePath)
  }
}

nonisolated extension ScreenInspection {
  /// Whether the same pages are shown, and what is on both screens says the same, scrolled or not.
  fileprivate func isSamePlace(as other: ScreenInspection) -> Bool {
    guard stack == other.stack, presented == other.presented else { return false }
    let theirs = Dictionary(grouping: other.elements, by: \.label)
    return elements.allSatisfy { element in
      let alike = theirs[element.label, default: []].filter { $0.role == element.role }
      return alike.isEmpty || alike.contains { $0.value == element.value }
    }
  }
}

nonisolated extension URL {
  /// Its path as a scenario in a file names it: from the scenario's folder if it is in that or beside
  /// it, so that both can be moved together; else from the root on.
  func path(besides scenario: URL) -> String {
    let parts = standardizedFileURL.pathComponents
    let home = scenario.standardizedFileURL.deletingLastPathComponent().pathComponents
    if parts.starts(with: home) {
      // The path must not be taken for the name of an app.
      return (["."] + parts.dropFirst(home.count)).joined(separator: "/")
    }
    // Files beside a folder at the root have nothing to do with that folder.
    let around = home.dropLast()
    guard around.count > 1, parts.starts(with: around) else { return standardizedFileURL.path }
    return ([".."] + parts.dropFirst(around.count)).joined(separator: "/")
  }
}
