import Testing

struct ImpliedMethodRuleTests {
  private static let deletes =
    "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}"
  private static let moves =
    "func tableView(_ t: UITableView, moveRowAt s: IndexPath, to d: IndexPath) {}"
  private static let mayDelete =
    "func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }"
  private static let mayMove =
    "func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }"

  @Test func `rows that are deleted or moved may be`() throws {
    let port = try Port(
      """
      class List: UITableViewController {
        override \(Self.deletes)
        override \(Self.moves)
      }
      """)
    #expect(
      port.source == """
        class List: UITableViewController {
          override \(Self.deletes); override \(Self.mayDelete)
          override \(Self.moves); override \(Self.mayMove)
        }
        """)
  }

  @Test func `an extension that is the data source has it, too`() throws {
    let port = try Port(
      "class List: UIViewController {}", "extension List: UITableViewDataSource { \(Self.deletes) }"
    )
    #expect(!port.source.contains(Self.mayDelete))
    #expect(port.source(1).contains("\(Self.deletes); \(Self.mayDelete) }"))
  }

  @Test func `what an extension overrides is answered in the class`() throws {
    let port = try Port(
      "open class List: UITableViewController {}",
      "extension List { open override \(Self.deletes) }")
    #expect(port.source.contains("open override \(Self.mayDelete)"))
    #expect(!port.source(1).contains(Self.mayDelete))
  }

  @Test(arguments: [
    "class List: UITableViewController { override \(deletes); override \(mayDelete) }",
    "class Base: UIViewController { \(mayDelete) }; class List: Base { override \(deletes) }",
    "class Source: UITableViewDiffableDataSource<Int, Int> { override \(deletes) }",
    "protocol List { \(deletes.dropLast(3)) }", "struct List { \(deletes) }",
    "extension UIViewController { \(deletes) }",
  ])
  func `where something else answers, nothing is added`(source: String) throws {
    let port = try Port(source)
    #expect(port.source == source)
  }

  @Test func `a class above answers for those below`() throws {
    let base = "class Base: UITableViewController { override \(Self.deletes) }"
    let port = try Port("class List: Base { override \(Self.deletes) }", base)
    #expect(!port.source.contains(Self.mayDelete))
    #expect(port.source(1).contains(Self.mayDelete))
  }
}
