import Foundation
import NavigationKit
import SDLShell
import Scenario
import Snapshot

/// Takes an app through what taps reach, each time in a fresh run.
///
/// A way is a list of taps; the same taps lead to the same screen in each run.
final class AppWalk {
  private let app: App
  private let folder: URL?
  private let looks: [ShownLook]
  private let hasKeyboard: Bool
  private let camera: FlowCamera
  /// How many taps are followed; nil for any number.
  private let depth: Int?
  /// Called with each path before it is gone.
  private let tell: (AppPath) throws -> Void
  private(set) var draft: FlowDraft
  /// The keys of the states so far.
  private var states: [AppScreen.Key: Int] = [:]
  /// What leads to each state.
  private var paths: [AppPath] = []
  /// What was done on the way from a state to another.
  private var steps: [(from: Int, to: Int, action: AppPath.Action)] = []
  /// Whether there would have been more screens.
  private var isCut = false

  /// The most screens of a page: more than anyone clicks through.
  static let maximumStates = 300

  /// - Parameters:
  ///   - looks: The looks in which it is shown. It is explored in the first; in the others the same taps
  ///     are repeated.
  ///   - depth: How many taps are followed; nil, for a storyboard, follows all that lead to another
  ///     scene.
  ///   - tell: Called with each path before it is gone.
  init(
    _ app: App, folder: URL?, looks: [ShownLook], hasKeyboard: Bool, depth: Int?,
    camera: FlowCamera, tell: @escaping (AppPath) throws -> Void = { _ in }
  ) {
    (self.app, self.folder, self.looks) = (app, folder, looks)
    (self.hasKeyboard, self.depth, self.camera, self.tell) = (hasKeyboard, depth, camera, tell)
    draft = FlowDraft(lookCount: looks.count)
  }

  /// Goes wherever taps lead.
  func explore() throws {
    try start(AppPath(scene: nil), named: app.title)
    if depth == nil {
      let scenes = app.storyboard?.graph.scenes ?? []
      for place in scenes.indices { try start(AppPath(scene: place), named: nil) }
    }
    for look in looks.indices.dropFirst() { try show(in: look) }
    guard isCut else { return }
    draft.remarks.append("Only the first \(Self.maximumStates) screens are here; there are more.")
  }

  // MARK: The first look

  /// Begins at a path, unless its screen is known.
  private func start(_ path: AppPath, named name: String?) throws {
    guard let screen = try open(path), states[screen.key] == nil,
      let state = try place(of: screen, path)
    else { return }
    let shown =
      camera.redacts ? "Screen \(state + 1)" : name ?? draft.states[state].name ?? app.title
    draft.starts.append(FlowDraft.Start(name: shown, note: nil, state: state))
    try follow(from: state)
  }

  /// Follows taps from a state, the nearest screens first.
  private func follow(from start: Int) throws {
    var waiting = [start]
    var next = 0
    while next < waiting.count {
      let from = waiting[next]
      next += 1
      if let depth, paths[from].actions.count >= depth { continue }
      for action in try open(paths[from])?.actions ?? [] {
        let path = paths[from].adding(action)
        guard let screen = try open(path) else { continue }
        let isNew = states[screen.key] == nil
        guard let to = try place(of: screen, path) else { continue }
        steps.append((from, to, action))
        try add(action, from: from, to: to, spot: action.spot, in: 0, screen)
        if isNew { waiting.append(to) }
      }
    }
  }

  /// The state of a screen, which is added if need be; nil once there are too many.
  private func place(of screen: AppScreen, _ path: AppPath) throws -> Int? {
    if let place = states[screen.key] { return place }
    guard draft.states.count < Self.maximumStates else {
      isCut = true
      return nil
    }
    var screens = [MetScreen?](repeating: nil, count: looks.count)
    screens[0] = try screen.met(in: looks[0].device.bezel, camera)
    draft.states.append(FlowDraft.State(screens: screens, name: screen.name))
    states[screen.key] = draft.states.count - 1
    paths.append(path)
    return draft.states.count - 1
  }

  private func add(
    _ action: AppPath.Action, from: Int, to: Int, spot: CGRect?, in look: Int,
    _ screen: AppScreen?
  ) throws {
    var spots = [CGRect?](repeating: nil, count: looks.count)
    spots[look] = spot
    draft.add(
      FlowDraft.Way(
        from: from, to: to, words: action.words, spots: spots,
        film: try screen.flatMap { try camera.film(of: $0.frames) }),
      moving: screen?.trace ?? MotionTrace())
  }

  // MARK: Other looks

  /// Goes to each state in another look, and finds there what was tapped.
  private func show(in look: Int) throws {
    var missing = 0
    for (state, path) in paths.enumerated() {
      guard let screen = try open(path, in: look) else { continue }
      let met = try screen.met(in: looks[look].device.bezel, camera)
      guard isScreen(met, of: state, screen.key) else {
        missing += 1
        continue
      }
      draft.states[state].screens[look] = met
      let actions = screen.actions
      for step in steps where step.from == state {
        guard let action = actions.first(where: { $0.target == step.action.target }) else {
          continue
        }
        try add(step.action, from: state, to: step.to, spot: action.spot, in: look, nil)
      }
    }
    guard missing > 0 else { return }
    let name = ShownLook.names(of: looks)[look]
    draft.remarks.append(
      "In \(name), \(missing == 1 ? "one screen is" : "\(missing) screens are") missing: "
        + "the same taps lead elsewhere there.")
  }

  /// Whether what taps led to is the screen of a state in another look, and not another screen.
  private func isScreen(_ met: MetScreen, of state: Int, _ key: AppScreen.Key) -> Bool {
    guard let first = draft.states[state].screens[0], !paths[state].actions.isEmpty else {
      return true
    }
    return states[key] == state || met.screen.isAnotherLook(of: first.screen)
  }

  // MARK: Runs

  /// Opens the app, and does what a path says; nil where something of it is not on screen in a look.
  private func open(_ path: AppPath, in look: Int = 0) throws -> AppScreen? {
    try tell(path)
    let shown = looks[look]
    let session = try HeadlessSession(
      app: app, folder: folder, device: shown.device, traits: shown.look.traits,
      hasKeyboard: hasKeyboard, painter: camera.painter)
    if let scene = path.scene {
      app.tour[scene].moves(session.stage)
      try session.stage.finishMainQueue()
    }
    let player = AppPlayer(session, records: camera)
    for (index, action) in path.actions.enumerated() {
      let here = session.stage.actions(redacts: camera.redacts)
      guard let action = here.first(where: { $0.target == action.target }) else { return nil }
      try player.perform(action, isRecorded: look == 0 && index == path.actions.count - 1)
    }
    return try AppScreen(
      of: session, storyboard: depth == nil ? app.storyboard : nil, redacts: camera.redacts,
      trace: player.trace, frames: player.frames)
  }
}
