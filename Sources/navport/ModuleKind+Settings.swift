import PortRules
import Porting

extension ModuleKind {
  /// The use of a module, as its target's settings say.
  init(_ settings: PortSettings) {
    self =
      switch settings.tests {
      case nil: settings.isApp ? .app : .library
      case .unit: .unitTests(app: settings.testedApp)
      case .ui: .uiTests(app: settings.testedApp)
      }
  }
}
