public import NavigationKit

/// The tests of a ported project.
public enum PortedTests {
  /// Registers the classes that tests reach by name, and starts the program anew in the app's folder, in
  /// which tests run on iOS, too.
  ///
  /// A written package calls it before the program of the tests starts.
  ///
  /// - Parameters:
  ///   - delegate: The delegate of the app; nil if the tests are of a library.
  ///   - isHosted: Whether the tests run in the app, as unit tests do: it is launched when a test first
  ///     asks for the application, a screen or a storyboard.
  public static func prepare(
    _ delegate: (any PortedApplication.Type)?, classTables: [ClassTable], isHosted: Bool = true
  ) {
    ClassTable.register(classTables)
    guard let delegate else { return }
    AppFolder(of: delegate).enter(for: [])
    if isHosted { StageHost.use { launch(delegate) } }
  }

  /// The app that tests run in.
  private static var session: HeadlessSession?
  private static var clock: HostClock?

  /// Launches an app on a phone's stage; nil, with a complaint, if that fails.
  private static func launch<Delegate: PortedApplication>(_ delegate: Delegate.Type) -> Stage? {
    do {
      let app = App(of: delegate, named: String(describing: delegate))
      session = try HeadlessSession(
        app: app, folder: nil, device: try AutomatedApp.device(named: AutomatedApp.defaultDevice),
        rest: .untilNothingMoves)
    } catch {
      Console.complain(["The tests have no app around them: \(error)"])
    }
    session.map { clock = HostClock(of: $0.stage) }
    return session?.stage
  }
}
