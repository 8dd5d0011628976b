import Drawing
import Foundation
import Input
import NavigationKit
import Scenario
import SDLShell

/// The frame source of an app on a stage that a person operates.
final class StageFrameSource: FrameSource {
  /// The choices for opening the app anew.
  struct Reopening {
    /// The names of the languages of its texts, and the current one.
    var languages: [String] = []
    var language: String?
    /// Opens the app anew, in a language or in the same one; returns false if that is not possible.
    var open: (_ language: String?) -> Bool
  }

  /// The device that the app is on.
  private(set) var device: Device
  private(set) var screen: WindowScreen?
  private(set) var isLeft = false
  private let stage: Stage
  private let show: (Device) -> WindowScreen?
  private let reopening: Reopening?

  /// Makes the source of a stage.
  ///
  /// - Parameters:
  ///   - reopening: The choices for opening the app anew; nil for none.
  ///   - show: The window's screen for a device; nil if the window stays as it is.
  init(
    stage: Stage, device: Device, reopening: Reopening? = nil,
    show: @escaping (Device) -> WindowScreen? = { _ in nil }
  ) {
    (self.stage, self.device, self.reopening, self.show) = (stage, device, reopening, show)
    screen = show(device)
  }

  var now: TimeInterval { stage.now }
  var nextChange: TimeInterval? { stage.nextChange }
  var textInput: CGRect? { stage.textInput }
  func handle(_ event: InputEvent) { stage.send(event) }
  func advance(to time: TimeInterval) { stage.advance(to: time) }
  func pace(hands pace: Double) { stage.inputPace = pace }
  func perform(_ work: () -> Void) { stage.perform(work) }
  func wants(_ key: KeyEvent) -> Bool { stage.wants(key) }
  func resize(to size: CGSize) {
    stage.resize(to: size, safeAreaInsets: device.safeAreaInsets(in: size))
  }
  var pose: ScreenPose { ScreenPose(stage.orientation.turn, tilt: stage.tilt) }
  func turn(after direction: RotationDirection?) -> QuarterTurn? {
    guard let direction else { return stage.wantedOrientation?.turn }
    return stage.orientation(after: direction)?.turn
  }
  func rotate(to size: CGSize, turned turn: QuarterTurn, by quarters: Int) {
    let orientation = UIInterfaceOrientation(turned: turn)
    // A window that the display has no room to rotate stays as it is.
    guard size != stage.screen.bounds.size || size == stage.screenSize(in: orientation) else {
      return
    }
    stage.rotate(
      to: size, safeAreaInsets: device.safeAreaInsets(in: size),
      orientation: orientation, by: quarters)
  }
  var status: String? { nil }
  var keepsAwake: Bool { stage.keepsAwake }
  func note(_ occurrence: WindowOccurrence) {
    switch occurrence {
    case .visible(true): stage.enterForeground()
    case .visible(false): stage.enterBackground()
    case .screenshot: stage.noteScreenshot()
    }
  }
  func frame() -> ScreenFrame { ScreenFrame(of: stage, isMasked: stage.chrome.isMasked) }

  // MARK: Commands

  /// The app's quick actions: those of its `Info.plist`, then those that it added.
  private var quickActions: [UIApplicationShortcutItem] {
    UIApplicationShortcutItem.items(of: Bundle.main) + stage.shortcutItems
  }

  /// The app's choices in the menu.
  var choices: PanelChoices {
    PanelChoices(
      languages: reopening?.languages ?? [], quickActions: quickActions.map(\.localizedTitle))
  }

  func state(of command: ScreenCommand) -> CommandState? {
    switch command {
    case .look(let look): CommandState(of: look, in: stage.traits)
    case .device(let name): screen.map { _ in name == device.uprightName ? .on : .off }
    case .language(let name):
      reopening.flatMap { all in
        all.languages.contains(name) ? (name == all.language ? .on : .off) : nil
      }
    case .homeIndicator:
      device.chrome.hasHomeIndicator ? (stage.chrome.hasHomeIndicator ? .on : .off) : nil
    case .softwareKeyboard: stage.hasSoftwareKeyboard ? .on : .off
    case .statusBar(let command): stage.chrome.statusBar.map { CommandState(of: command, in: $0) }
    case .memoryWarning, .shake: .off
    case .quickAction(let place): quickActions.indices.contains(place) ? .off : nil
    case .restart: reopening.map { _ in .off }
    case .scenes, .pause, .stepBack, .stepForward: nil
    }
  }

  func obey(_ command: ScreenCommand) {
    guard state(of: command) != nil else { return }
    switch command {
    case .look(let look):
      let change = Look(after: look, in: stage.traits)
      stage.change(traits: change.traits, animated: change.isDark != nil)
    case .device(let name): Device(named: name).map(move)
    case .language(let name): isLeft = reopening?.open(name) ?? false
    case .homeIndicator: stage.chrome.hasHomeIndicator.toggle()
    case .softwareKeyboard: stage.hasSoftwareKeyboard.toggle()
    case .statusBar(let command): stage.chrome.statusBar?.obey(command)
    case .shake: stage.simulateShake()
    case .memoryWarning: stage.simulateMemoryWarning()
    case .quickAction(let place): stage.performAction(for: quickActions[place])
    case .restart: isLeft = reopening?.open(nil) ?? false
    case .scenes, .pause, .stepBack, .stepForward: break
    }
  }

  /// Moves the app to another device, upright or on its side as before.
  private func move(to other: Device) {
    let size = stage.screen.bounds.size
    device =
      size.width > size.height && other.size.width < other.size.height
      ? other.onItsSide : other
    device = device.showing(stage.chrome.statusBar)
    screen = show(device)
    stage.chrome = device.chrome
    stage.chrome.isMasked = true
    stage.resize(to: device.size, scale: device.scale, safeAreaInsets: device.safeAreaInsets)
  }
}

extension StageFrameSource.Reopening {
  /// Opens an app anew.
  init(of app: App, open: @escaping (_ language: String?) -> Bool) {
    self.init(
      languages: app.languages, language: app.language?.name ?? App.ownLanguage, open: open)
  }
}
