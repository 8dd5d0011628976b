public import NavigationKit

extension UIApplicationDelegate {
  /// Runs the program; called by `@main`.
  ///
  /// The program has all commands of the shell for its own app; `--help` lists them.
  public static func main() {
    let name = Program.name
    let app = App(
      name: name, title: name, summary: "The screens of \(name).", delegate: Self.self)
    Shell(apps: [app]).main()
  }
}
