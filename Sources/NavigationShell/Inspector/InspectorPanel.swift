import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell

/// The inspector beside the screen: a tab bar of pages, on a stage of their own.
final class InspectorPanel: WindowPanel {
  let width: CGFloat = 320
  /// The distance of the pages' content from their edges, in points: that of the headings of lists.
  static let margin: CGFloat = 16
  var isOpen = false {
    didSet {
      if oldValue, !isOpen {
        endTyping()
        if isWide { toggleModel() }
      }
      openDidChange()
    }
  }
  var commands: (any WindowCommands)?
  private let inspection: Inspection
  private let makeStage: () -> Stage
  private let tabs: InspectorTabs
  private let onTime: (InspectedTime.Event) -> Void
  private let onExport: ([String]) -> Void
  private var size = CGSize.zero
  /// The inspection's change count that the pages show, and when they last read it.
  private var shownCount: Int?
  private var lastRefresh = -TimeInterval.infinity
  /// How many refreshes follow the last change: a finger that rests slows down.
  private var restRefreshes = 0
  private(set) lazy var stage = makePageStage()

  /// The interval of refreshes while something happens, in seconds: as fast as one can read.
  private static let refreshInterval: TimeInterval = 0.1
  /// Enough for a finger's velocity to be that of one that rests.
  private static let restCount = 2

  /// Makes the panel of an inspection.
  ///
  /// - Parameters:
  ///   - makeStage: Makes the stage, of any size.
  ///   - onExport: Called with lines of Swift that set what was tuned.
  ///   - onTime: Called with a person's request about the app's time.
  init(
    _ inspection: Inspection, makeStage: @escaping () -> Stage,
    onExport: @escaping ([String]) -> Void = { _ in },
    onTime: @escaping (InspectedTime.Event) -> Void
  ) {
    (self.inspection, self.makeStage, self.onTime) = (inspection, makeStage, onTime)
    self.onExport = onExport
    tabs = InspectorTabs(inspection)
  }

  private func makePageStage() -> Stage {
    let stage = makeStage()
    stage.perform {
      tabs.viewControllers = [
        TouchesPage(inspection), TransitionPage(inspection, onExport: onExport),
        TimePage(inspection, onTime, commands: { [weak self] in self?.commands }),
        ViewsPage(inspection, onModel: { [weak self] in self?.switchModel() }),
      ].map(UINavigationController.init(rootViewController:))
      stage.window.rootViewController = tabs
      stage.window.makeKeyAndVisible()
    }
    return stage
  }

  private func openDidChange() {
    inspection.watch(isOpen)
    shownCount = nil
    guard !isOpen else { return }
    inspection.repeats = false
    if inspection.time.isHalted { onTime(.toggle) }
  }

  // MARK: Window

  private var isBehind: Bool { shownCount != inspection.changeCount }

  var nextChange: TimeInterval? {
    let refresh =
      isBehind || restRefreshes > 0 ? max(stage.now, lastRefresh + Self.refreshInterval) : nil
    return [stage.nextChange, refresh].compactMap(\.self).min()
  }

  func handle(_ event: InputEvent) {
    if isWide, event.isEscape { toggleModel() } else { stage.send(event) }
  }

  var isWide: Bool { tabs.presentedViewController != nil }

  func toggleModel() { stage.perform(switchModel) }

  /// Shows the views in space over all pages, or the pages again.
  private func switchModel() {
    guard !isWide else { return tabs.dismiss(animated: false) }
    let page = LayersPage(inspection, isWhole: true) { [weak self] in self?.switchModel() }
    let stack = UINavigationController(rootViewController: page)
    stack.modalPresentationStyle = .fullScreen
    tabs.present(stack, animated: false)
  }

  var textInput: CGRect? { stage.textInput }

  func endTyping() { stage.perform { _ = stage.window.endEditing(true) } }

  func advance(to time: TimeInterval) {
    stage.advance(to: time)
    guard isBehind || restRefreshes > 0, time >= lastRefresh + Self.refreshInterval else { return }
    restRefreshes = isBehind ? Self.restCount : restRefreshes - 1
    (shownCount, lastRefresh) = (inspection.changeCount, time)
    let style = inspection.stage.traits.userInterfaceStyle
    if stage.traits.userInterfaceStyle != style {
      stage.change(traits: UITraitCollection(userInterfaceStyle: style))
    }
    stage.perform(tabs.refresh)
  }

  func resize(to size: CGSize) {
    self.size = size
    stage.resize(to: size, safeAreaInsets: .zero)
  }

  func noteFrame(took seconds: TimeInterval) { inspection.noteFrame(took: seconds) }

  func frame() -> DisplayList { stage.displayList() + stage.focusRing }
  /// The elements on it that a person sees and can press.
  var elements: [StageElement] { stage.elements() }
}

nonisolated extension InputEvent {
  /// Whether it is the key that goes back.
  fileprivate var isEscape: Bool {
    if case .key(let key) = self { key.phase == .down && key.key == .escape } else { false }
  }
}

/// A page of the inspector, which is told when the facts that it shows may have changed.
protocol InspectorPage: UIViewController {
  /// Reads the facts that it shows.
  func refresh()
}
