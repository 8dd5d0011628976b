import Testing

@testable import PortRules

/// Members that only a framework which is not here needs.
@Suite struct UnneededMembersTests {
  private static let stack = """
    import CoreData
    class Start: NSObject {
      func end() { self.save() }
      lazy var box: NSPersistentContainer = NSPersistentContainer(name: "Ships")
      func save () {
        let context = box.viewContext
        try? context.save()
      }
      var pages = 3
    }
    """

  @Test func `a stack that nobody uses is left out, and so are the calls of it`() throws {
    let port = try Port(Self.stack)
    let lines = port.source.split(separator: "\n").map { $0.filter { $0 != " " } }
    #expect(
      lines.filter { !$0.isEmpty } == ["classStart:NSObject{", "funcend(){}", "varpages=3", "}"])
    #expect(!port.source.contains("NSPersistentContainer") && !port.source.contains("save"))
    #expect(port.source.utf8.count == Self.stack.utf8.count)
    #expect(
      port.findings.filter { $0.contains("left out") } == [
        "4:3 use: box is left out: only CoreData needs it, which is not on Linux",
        "5:3 use: save is left out: only CoreData needs it, which is not on Linux",
      ])
    #expect(!port.findings.contains { $0.contains("NSPersistentContainer is of") })
  }

  @Test(arguments: [
    // Another object uses it.
    "class Page { func show(_ start: Start) { print(start.box) } }",
    // A method that UIKit or a person's finger calls uses it.
    "extension Start { override func viewDidLoad() { print(box) } }",
    "extension Start { @IBAction func keep() { print(box) } }",
    // The framework is used elsewhere.
    "class Ship: NSManagedObject {}",
    "func all() -> NSFetchRequest<Ship> { make() }",
  ])
  func `nothing is left out that something needs`(other: String) throws {
    let port = try Port(Self.stack, other)
    #expect(port.source.contains("lazy var box") && port.source.contains("func save ()"))
    #expect(port.findings.contains { $0.contains("NSPersistentContainer is of CoreData") })
  }

  @Test func `what has the name elsewhere stays`() throws {
    let other = "class Page { func show() { let box = 3; print(box); save() }; func save() {} }"
    let port = try Port(Self.stack, other)
    #expect(!port.source.contains("NSPersistentContainer"))
    #expect(port.source(1) == other)
  }

  @Test(arguments: ["UIViewController", "Base"])
  func `a method of a screen stays, as it may show something, too`(superclass: String) throws {
    let page = """
      import CoreData
      class Page: \(superclass) {
        func load() { view.addSubview(UILabel()); print(NSPersistentContainer()) }
        func show() { load() }
      }
      """
    let port = try Port(page, "class Base: UITableViewController {}")
    #expect(port.source.contains("view.addSubview") && port.source.contains("show() { load() }"))
  }

  @Test func `a framework with placeholders keeps all`() throws {
    let source = "import MapKit\nclass Page { var map = MKMapView() }"
    #expect(try Port(source, standIns: .all).source.contains("MKMapView"))
    #expect(try !Port(source).source.contains("MKMapView"))
  }
}
