import Testing

@Suite struct ImportRuleTests {
  @Test(arguments: [
    ("import UIKit", "import UIKit"),
    ("import Foundation", "import Foundation"),
    ("import class UIKit.UIView // a", "import UIKit              // a"),
    (
      "import UIKit.UIGestureRecognizerSubclass; f()",
      "import UIKit                            ; f()"
    ),
    ("import QuartzCore", "                 "),
    (
      "@preconcurrency import CoreGraphics.CGGeometry",
      "                                              "
    ),
  ])
  func `an import of what is here stays, and others go`(before: String, after: String) throws {
    let port = try Port(before)
    #expect(port.source == after)
    #expect(port.findings.isEmpty)
  }

  @Test func `UIKit is imported where a source relies on others for it`() throws {
    #expect(try Port("import Foundation").rest.hasPrefix("import UIKit\n"))
    #expect(try !Port("import UIKit").rest.contains("import UIKit"))
  }

  @Test func `a framework that is not here is found, and each use of it`() throws {
    let port = try Port(
      "import MapKit\n\nlet map = MKMapView()", "let other: MKMapView? = nil\nlet MKnot = 0")
    #expect(port.source == "             \n\nlet map = MKMapView()")
    #expect(
      port.findings == [
        "1:1 framework: MapKit is not on Linux: show the place in a label, or port it with --stand-ins",
        "3:11 use: MKMapView is of MapKit, which is not on Linux: show the place in a label",
        "1:12 use: MKMapView is of MapKit, which is not on Linux: show the place in a label",
      ])
  }

  @Test func `a type of the app's own is no use of a framework`() throws {
    let port = try Port("import MapKit\nclass MKPin {}\nlet pin = MKPin()")
    #expect(port.findings.count == 1)
  }

  @Test func `Combine is the package OpenCombine, where the port has it`() throws {
    let port = try Port(
      "import Combine\nimport class Combine.Future\nlet taps = PassthroughSubject<Int, Never>()",
      otherModules: ["OpenCombineShim"])
    #expect(
      port.source == "import OpenCombineShim\nimport OpenCombineShim     \n"
        + "let taps = PassthroughSubject<Int, Never>()")
    #expect(port.findings.isEmpty)
    #expect(
      try Port("import Combine").findings == [
        "1:1 framework: Combine comes with OpenCombineShim, which the package does not use yet: "
          + "run navshell port again"
      ])
  }

  @Test func `a module of the project stays`() throws {
    let port = try Port(
      "import Kit\nimport Pods\nimport Other", portedModules: ["Kit"], otherModules: ["Pods"])
    #expect(port.source == "import Kit\nimport Pods\n            ")
    #expect(
      port.findings == [
        "3:1 framework: Other is no module of the project: add its package to Package.swift, or leave its"
          + " uses out"
      ])
  }

  @Test(arguments: [
    ("let task = URLSession.shared", "FoundationNetworking"),
    ("func ask(_ request: URLRequest) {}", "FoundationNetworking"),
    ("let parser = XMLParser(data: data)", "FoundationXML"),
  ])
  func `parts of Foundation are modules of their own`(source: String, module: String) throws {
    #expect(try Port(source).rest.contains("import \(module)\n"))
    #expect(try !Port("let url = URL.home").rest.contains(module))
  }

  @Test func `a setting of URL sessions that Linux lacks is only evaluated`() throws {
    let settings = ["waitsForConnectivity", "allowsExpensiveNetworkAccess"]
    for setting in settings {
      let port = try Port("configuration.\(setting) = true")
      #expect(port.source.split(separator: " ") == ["_", "=", "true"])
      #expect(try Port("print(mine.\(setting))").source == "print(mine.\(setting))")
    }
  }
}
