/// The way in which tests know their app.
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

  /// The statements that run before the first test, with either library of tests: the loader calls them
  /// before the program's own start.
  var preparation: String {
    guard let app = module.testedApp else { return "" }
    let delegate = app.map { "\($0)Classes.delegate" } ?? "nil"
    let isHosted = module.isOfUITests ? ", isHosted: false" : ""
    let registration = """

            if let delegate = \(delegate) { XCUIApplication.register(delegate) }
      """
    return """
      @section(".init_array") @used
      nonisolated private let prepareTests: @convention(c) () -> Void = {
        MainActor.assumeIsolated {
          PortedTests.prepare(\(delegate), classTables: \(allTables)\(isHosted))\(module.isOfUITests && app != nil ? registration : "")
        }
      }
      """
  }
}

extension Module {
  var isOfUITests: Bool {
    if case .uiTests = kind { true } else { false }
  }

  /// The app that it tests, if it tests one; nil if it is not of tests.
  fileprivate var testedApp: String?? {
    switch kind {
    case .app, .library: nil
    case .unitTests(let app), .uiTests(let app): .some(app)
    }
  }
}
