/// The parts by which tests reach their app.
extension ModuleFile {
  /// The delegate of an app, for tests.
  var delegate: String {
    guard module.isApp else { return "" }
    return """
      extension \(module.name)Classes {
        /// The delegate that tests start the app with; nil if there is none.
        public static var delegate: (any PortedApplication.Type)? { \(start?.delegate.map { "\($0.name).self" } ?? "nil") }
      }
      """
  }

  /// The statements that run before the first test, with either library of tests.
  var preparation: String {
    let tables = "classTables: \(allTables)"
    switch module.kind {
    case .app, .library: return ""
    case .unitTests(let app):
      let delegate = app.map { "\($0)Classes.delegate" } ?? "nil"
      return atStart(["PortedTests.prepare(\(delegate), \(tables))"])
    case .uiTests(let app):
      return atStart([
        "PortedTests.prepare(\(app)Classes.delegate, \(tables), isHosted: false)",
        "if let delegate = \(app)Classes.delegate { XCUIApplication.register(delegate) }",
      ])
    }
  }

  /// Statements that the loader has run before the program's own start, on the main thread.
  private func atStart(_ statements: [String]) -> String {
    """
    @section(".init_array") @used
    nonisolated private let prepareTests: @convention(c) () -> Void = {
      MainActor.assumeIsolated {
    \(statements.map { "    \($0)" }.joined(separator: "\n"))
      }
    }
    """
  }
}

extension Module {
  var isOfUITests: Bool {
    if case .uiTests = kind { true } else { false }
  }
}
