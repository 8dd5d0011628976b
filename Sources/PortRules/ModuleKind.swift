/// The use of a ported module.
public enum ModuleKind: Hashable, Sendable {
  /// An app, which starts.
  case app
  /// A framework or another library.
  case library
  /// Tests that call the code of modules, perhaps of an app.
  case unitTests(app: String?)
  /// Tests that use an app as a person does.
  case uiTests(app: String?)
}
