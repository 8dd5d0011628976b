import Foundation
import NavigationKit
import SDLShell
import Scenario
import Snapshot

/// Takes an app through what taps reach, each time in a fresh run.
///
/// A way is a list of taps; the same taps lead to the same screen in each run.
final class AppWalk {
  /// What is known of a screen that was reached.
  private struct Reached {
    let state: Int
    /// The scene that it is opened with, and the taps that lead there.
    let path: AppPath
  }

  private let app: App
  private let folder: URL?
  private let device: Device
  private let traits: UITraitCollection
  private let hasKeyboard: Bool
  private let camera: FlowCamera
  /// How many taps are followed; nil for any number.
  private let depth: Int?
  private(set) var draft = FlowDraft(lookCount: 1)
  /// The keys of the states so far.
  private var states: [AppScreen.Key: Int] = [:]
  /// Whether there would have been more screens.
  private(set) var isCut = false

  /// The most screens of a page: more than anyone clicks through.
  static let maximumStates = 300

  /// - Parameter depth: How many taps are followed; nil, for a storyboard, follows all that lead to
  ///   another scene.
  init(
    _ app: App, folder: URL?, device: Device, traits: UITraitCollection, hasKeyboard: Bool,
    depth: Int?, camera: FlowCamera
  ) {
    (self.app, self.folder, self.device, self.traits) = (app, folder, device, traits)
    (self.hasKeyboard, self.depth, self.camera) = (hasKeyboard, depth, camera)
  }

  /// Goes wherever taps lead.
  func explore() throws {
    defer { CrashNote.forget() }
    try start(AppPath(scene: nil), named: app.title)
    guard depth == nil else { return finish() }
    let scenes = app.storyboard?.graph.scenes ?? []
    for place in scenes.indices { try start(AppPath(scene: place), named: nil) }
    finish()
  }

  private func finish() {
    guard isCut else { return }
    draft.remarks.append("Only the first \(Self.maximumStates) screens are here; there are more.")
  }

  /// Begins at a path, unless its screen is known.
  private func start(_ path: AppPath, named name: String?) throws {
    let screen = try open(path)
    let isKnown = states[screen.key] != nil
    guard let state = try place(of: screen), !isKnown else { return }
    let shown =
      camera.redacts ? "Screen \(state + 1)" : name ?? draft.states[state].name ?? app.title
    draft.starts.append(FlowDraft.Start(name: shown, note: nil, state: state))
    try follow(from: Reached(state: state, path: path))
  }

  /// Follows taps from a screen, the nearest screens first.
  private func follow(from start: Reached) throws {
    var waiting = [start]
    var next = 0
    while next < waiting.count {
      let reached = waiting[next]
      next += 1
      if let depth, reached.path.actions.count >= depth { continue }
      let actions = try open(reached.path).actions
      for action in actions {
        let path = reached.path.adding(action)
        let screen = try open(path)
        let isNew = states[screen.key] == nil
        guard let state = try place(of: screen) else { continue }
        draft.add(
          FlowDraft.Way(
            from: reached.state, to: state, words: action.words, spots: [action.spot],
            film: try camera.film(of: screen.frames)),
          moving: screen.trace)
        if isNew { waiting.append(Reached(state: state, path: path)) }
      }
    }
  }

  /// The state of a screen, which is added if need be; nil once there are too many.
  private func place(of screen: AppScreen) throws -> Int? {
    if let place = states[screen.key] { return place }
    guard draft.states.count < Self.maximumStates else {
      isCut = true
      return nil
    }
    draft.states.append(
      FlowDraft.State(screens: [try screen.met(in: device.bezel, camera)], name: screen.name))
    states[screen.key] = draft.states.count - 1
    return draft.states.count - 1
  }

  /// Opens the app, and does what a path says.
  private func open(_ path: AppPath) throws -> AppScreen {
    CrashNote.say("\(app.name) crashed \(path.words), so nothing is written")
    let session = try HeadlessSession(
      app: app, folder: folder, device: device, traits: traits, hasKeyboard: hasKeyboard,
      painter: camera.painter)
    if let scene = path.scene {
      app.tour[scene].moves(session.stage)
      try session.stage.finishMainQueue()
    }
    let player = AppPlayer(session, records: camera)
    for (index, action) in path.actions.enumerated() {
      try player.perform(action, isLast: index == path.actions.count - 1)
    }
    return try AppScreen(
      of: session, storyboard: depth == nil ? app.storyboard : nil, redacts: camera.redacts,
      trace: player.trace, frames: player.frames)
  }
}
