public import NavigationKit

extension UIApplicationDelegate {
  /// Runs the program: what `@main` calls.
  ///
  /// The program has all commands for its own screens; `--help` lists them.
  public static func main() {
    let name = Program.name
    let app = App(
      name: name, title: name, summary: "The screens of \(name).", delegate: Self.self)
    Shell(apps: [app]).main()
  }
}
