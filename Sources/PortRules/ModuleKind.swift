/// The use of a ported module.
public enum ModuleKind: Hashable, Sendable {
  /// An app, which starts.
  case app
  /// A framework or another library.
  case library
  /// Tests that call the code of modules, and the module of the app that they run in; nil for none.
  case unitTests(app: String?)
  /// Tests that use an app as a person does, and its module.
  case uiTests(app: String)
}
