import Foundation
import NavigationKit
import Storyboard

/// The badge over a storyboard's window and the panel that it opens, on a stage of their own.
final class Launcher {
  /// The transparent stage, as large as the app's.
  let stage: Stage
  /// Called with what the person chose, once the panel closes.
  var onChoose: (LauncherContent.Choice) -> Void {
    get { page.onChoose }
    set { page.onChoose = newValue }
  }
  private let page: LauncherPage

  /// Makes the launcher of a file on a stage.
  init(of file: StoryboardFile, on stage: Stage) {
    self.stage = stage
    page = LauncherPage(SceneMap(of: file))
    // The bars of a low screen have no room for a search field.
    stage.change(traits: UITraitCollection(verticalSizeClass: .regular))
    stage.perform {
      stage.window.backgroundColor = .clear
      stage.window.rootViewController = page
      stage.window.makeKeyAndVisible()
    }
  }

  /// Whether the panel is open.
  var isOpen: Bool { page.panel != nil }
  /// Whether a text is in the search field over the list, to which digits belong then.
  var isSearching: Bool { page.shownList?.isSearching ?? false }
  /// Whether the list is shown, not the map.
  var showsList: Bool { page.shownList != nil }

  /// Whether it is touched at a point: anywhere while the panel is open.
  func covers(_ point: CGPoint) -> Bool {
    guard let view = stage.window.hitTest(point, with: nil) else { return false }
    return view !== stage.window && view !== page.view
  }

  /// Shows what there is to choose.
  func show(_ content: LauncherContent) {
    stage.perform { page.content = content }
  }

  /// Takes the size and the appearance of the app's stage, and keeps off its keyboard.
  func follow(_ app: Stage) {
    let (size, insets) = (app.screen.bounds.size, app.window.safeAreaInsets)
    if stage.screen.bounds.size != size || stage.window.safeAreaInsets != insets {
      stage.resize(to: size, safeAreaInsets: insets)
    }
    let style = app.window.traitCollection.userInterfaceStyle
    if stage.traits.userInterfaceStyle != style {
      stage.change(traits: UITraitCollection(userInterfaceStyle: style))
    }
    let keyboard = app.keyboardFrame
    if page.keyboard != keyboard { stage.perform { page.keyboard = keyboard } }
  }

  /// Opens the panel, or closes it.
  func toggle() { stage.perform { isOpen ? page.close() : page.open() } }
  /// Closes the panel.
  func close() { stage.perform { page.close() } }
  /// Marks another entry.
  func mark(_ step: LauncherKey.Step) { stage.perform { page.shownList?.mark(step) } }
}
