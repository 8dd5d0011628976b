import PortRules
import Testing

@Suite struct AppStartTests {
  private let delegate = "class Start: UIResponder, UIApplicationDelegate {}"

  @Test func `an app's delegate names its classes and its property list`() throws {
    let port = try Port(
      "@UIApplicationMain \(delegate)", isApp: true, portedModules: ["Kit"],
      informationPropertyList: "<plist>\n\"\"\"#</plist>")
    #expect(port.source == "@main              \(delegate)")
    #expect(port.whole.hasPrefix("import UIKit\nimport Kit\n"))
    #expect(
      port.whole.hasSuffix(
        """
        extension Start: PortedApplication {
          static var classTables: [ClassTable] { AppClasses.tables + KitClasses.tables }
          static var informationPropertyList: String {
        ##\"\"\"
        <plist>
        \"\"\"#</plist>
        \"\"\"##
          }
        }

        """))
  }

  @Test(arguments: [
    "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Start.self))",
    "UIApplicationMain(argc, argv, nil, name)",
    "_ = UIApplicationMain(argc, argv, nil, name)",
  ])
  func `the call in main is the delegate's`(call: String) throws {
    let port = try Port(call, delegate, isApp: true)
    #expect(port.source == "Start.main()" + String(repeating: " ", count: call.count - 12))
    #expect(port.findings.isEmpty)
  }

  @Test func `a subclass of the application is found`() throws {
    let port = try Port("UIApplicationMain(a, b, \"Mine\", nil)", delegate, isApp: true)
    #expect(
      port.findings == [
        "1:25 start: the app is a UIApplication itself here, not of a subclass: pass nil"
      ])
  }

  @Test func `an app without a delegate is found`() throws {
    #expect(
      try Port("class A {}", isApp: true).findings.first?.hasPrefix(
        "1:1 start: no class of the app adopts") == true)
    #expect(try Port("class A {}").findings.isEmpty)
  }

  @Test func `an app of SwiftUI's is found, also one with a delegate`() throws {
    let both = try Port("@main struct Mine: App {}", delegate, isApp: true)
    #expect(both.findings.first?.hasPrefix("1:7 start: the app is SwiftUI's") == true)
    let port = try Port("@main\nstruct Mine: App {}", isApp: true)
    #expect(
      port.findings.first?.hasPrefix(
        "2:1 start: the app is SwiftUI's: write a UIApplicationDelegate") == true)
  }

  @Test func `a library has no start`() throws {
    #expect(try !Port(delegate).whole.contains("PortedApplication"))
  }
}
