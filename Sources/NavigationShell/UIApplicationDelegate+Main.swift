public import NavigationKit

extension UIApplicationDelegate {
  /// Runs the program; called by `@main`.
  ///
  /// The program has all commands of the shell for its own app; `--help` lists them.
  public static func main() {
    if let ported = Self.self as? any PortedApplication.Type { ported.prepare() }
    Shell(apps: [App(of: Self.self, named: Program.name)]).main()
  }
}
