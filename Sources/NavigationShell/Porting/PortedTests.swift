public import NavigationKit

/// The tests of a ported project.
public enum PortedTests {
  /// Makes the classes that tests reach by name known, and the files of their app: on iOS, too, tests run
  /// in the app's folder.
  ///
  /// A written package calls it before the program of the tests starts.
  ///
  /// - Parameter delegate: The delegate of the app; nil if the tests are of a library.
  public static func prepare(
    _ delegate: (any PortedApplication.Type)?, classTables: [ClassTable]
  ) {
    ClassTable.register(classTables)
    guard let delegate else { return }
    AppFolder(of: delegate).enter(for: [])
  }
}
