import PortRules
import Porting

extension ModuleKind {
  /// The use of a module, as its target's settings say.
  init(_ settings: PortSettings) {
    self =
      switch (settings.tests, settings.testedApp) {
      case (nil, _): settings.isApp ? .app : .library
      case (.ui, let app?): .uiTests(app: app)
      case (_, let app): .unitTests(app: app)
      }
  }
}
