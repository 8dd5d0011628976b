import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell
import Scenario
import Storyboard

/// The frame source of a storyboard's window: the app's own, with the launcher over it.
///
/// The launcher is in the window alone: captures and recordings are the app's.
final class LauncherSource: WrappedFrameSource {
  let source: any FrameSource
  private let app: Stage
  private let file: StoryboardFile
  private let launcher: Launcher
  private let record: (RecordedEvent) -> Void
  /// The fingers that went down on the launcher.
  private var fingers: Set<Int> = []
  /// The text of a key that was taken, which may yet come.
  private var consumedText: String?
  /// The place of the app for which the launcher shows its content.
  private var place: Place?

  /// The place of the app, on which the launcher's content depends.
  private struct Place: Hashable {
    var segues: [CodeSegue]
    var scene: String?
  }

  /// Puts a launcher over the source of a stage that plays a file.
  ///
  /// - Parameter record: Called with the launcher's actions, as far as a scenario can do the same.
  init(
    over source: any FrameSource, of app: Stage, playing file: StoryboardFile,
    launcher: Launcher, record: @escaping (RecordedEvent) -> Void = { _ in }
  ) {
    (self.source, self.app, self.file) = (source, app, file)
    (self.launcher, self.record) = (launcher, record)
    launcher.onChoose = { [weak self] in self?.choose($0) }
    follow()
  }

  var now: TimeInterval { max(source.now, launcher.stage.now) }
  var nextChange: TimeInterval? {
    [source.nextChange, launcher.stage.nextChange].compactMap(\.self).min()
  }
  var textInput: CGRect? { launcher.isOpen ? launcher.stage.textInput : source.textInput }
  func wants(_ key: KeyEvent) -> Bool {
    launcher.isOpen ? launcher.stage.wants(key) : source.wants(key)
  }

  func advance(to time: TimeInterval) {
    source.advance(to: time)
    launcher.stage.advance(to: time)
    follow()
  }

  func pace(hands pace: Double) {
    source.pace(hands: pace)
    launcher.stage.inputPace = pace
  }

  func perform(_ work: () -> Void) { change { source.perform(work) } }
  func resize(to size: CGSize) { change { source.resize(to: size) } }
  func rotate(to size: CGSize, turned turn: QuarterTurn, by quarters: Int) {
    change { source.rotate(to: size, turned: turn, by: quarters) }
  }

  /// Does work that may change the choices.
  private func change(_ body: () -> Void) {
    body()
    follow()
  }

  func state(of command: ScreenCommand) -> CommandState? {
    command == .scenes ? (launcher.isOpen ? .on : .off) : source.state(of: command)
  }

  func obey(_ command: ScreenCommand) {
    if command == .scenes {
      launcher.stage.advance(to: now)
      consumedText = nil
      launcher.toggle()
    } else {
      source.obey(command)
    }
    follow()
  }

  func frame() -> ScreenFrame {
    var frame = source.frame()
    frame.over += launcher.stage.displayList().commands
    if launcher.isOpen { frame.over += launcher.stage.focusRing }
    return frame
  }

  func handle(_ event: InputEvent) {
    switch event {
    case .key(let key) where obey(key): return follow()
    case .text(let typed) where typed.text == consumedText: return consumedText = nil
    default: break
    }
    // Both get a key's release, as either may have got its press.
    if event.isKeyUp {
      launcher.stage.send(event)
      source.handle(event)
    } else if isMeantForLauncher(event) {
      launcher.stage.send(event)
    } else {
      source.handle(event)
    }
    follow()
  }

  /// Has the launcher show the present choices.
  private func follow() {
    // One caret is enough.
    app.getsKeys = !launcher.isOpen
    launcher.follow(app)
    let place = Place(segues: app.codeSegues, scene: app.scenesInFront.first)
    guard place != self.place else { return }
    self.place = place
    launcher.show(LauncherContent(of: file, segues: place.segues, current: place.scene))
  }
}

extension LauncherSource {
  private func isMeantForLauncher(_ event: InputEvent) -> Bool {
    switch event {
    case .pointer(let pointer):
      if pointer.phase == .down, launcher.covers(pointer.position) { fingers.insert(pointer.id) }
      defer {
        if pointer.phase == .up || pointer.phase == .cancelled { fingers.remove(pointer.id) }
      }
      return fingers.contains(pointer.id)
    case .scroll(let scroll): return launcher.covers(scroll.position)
    case .secondaryClick(let click): return launcher.covers(click.position)
    case .key, .text: return launcher.isOpen
    case .arrival: return false
    }
  }

  /// Does what a key means for the launcher; returns false if it means nothing.
  private func obey(_ event: KeyEvent) -> Bool {
    // The text of a key comes right after it.
    if event.phase == .down { consumedText = nil }
    let isWanted = launcher.isOpen ? launcher.isSearching : source.wants(event)
    guard
      let key = LauncherKey(
        event, isOpen: launcher.isOpen, showsList: launcher.showsList, isWanted: isWanted)
    else { return false }
    launcher.stage.advance(to: event.time)
    switch key {
    case .close: launcher.close()
    case .mark(let step): launcher.mark(step)
    case .segue(let index):
      guard place?.segues.indices.contains(index) == true else { return false }
      consumedText = "\(index + 1)"
      launcher.close()
      choose(.segue(index))
    }
    return true
  }

  // MARK: Choosing

  private func choose(_ choice: LauncherContent.Choice) {
    source.advance(to: now)
    switch choice {
    case .segue(let index):
      let segues = app.codeSegues
      guard segues.indices.contains(index) else { return }
      record(.segue(segues[index].name, app.now))
      _ = app.takeCodeSegue(at: index)
    case .scene(let index): show(file.document.scenes[index])
    }
  }

  private func show(_ scene: DocumentScene) {
    record(.scene(file.name(of: scene), app.now))
    source.perform {
      guard let controller = file.makePage(of: scene, UIStoryboard(file)) else { return }
      app.window.rootViewController = controller
    }
  }
}
