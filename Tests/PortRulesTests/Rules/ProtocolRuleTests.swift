import Testing

@Suite struct ProtocolRuleTests {
  @Test(arguments: [
    ("@objc protocol P {}", "      protocol P: AnyObject {}"),
    ("@objc protocol P: Q {}", "      protocol P: Q, AnyObject {}"),
    ("@objc protocol P: AnyObject {}", "      protocol P: AnyObject {}"),
    ("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
    ("protocol P {}", "protocol P {}"),
  ])
  func `a protocol of Objective-C is for classes`(before: String, after: String) throws {
    #expect(try Port(before).source == after)
  }

  private let list = """
    @objc public protocol ListDelegate {
      func listDidLoad(_ list: List)
      @objc optional func list(_ list: List, didSelect row: Int)
      @objc optional func listTitle(_ list: List) -> String
    }
    """

  @Test func `an optional requirement is a property, nil by default`() throws {
    let port = try Port(list)
    #expect(
      port.source == """
              public protocol ListDelegate: AnyObject {
          func listDidLoad(_ list: List)
          var list_didSelect: ((List, Int) -> Void)? { get }        
          var listTitle_: ((List) -> String)? { get }          
        }
        """)
    #expect(
      port.rest.contains(
        """
        extension ListDelegate {
          public var list_didSelect: ((List, Int) -> Void)? { nil }
          public var listTitle_: ((List) -> String)? { nil }
        }
        """))
  }

  @Test func `a call of it goes to the property`() throws {
    let call = "func f() { d?.list?(self, didSelect: 1); a = d?.listTitle?(self) ?? \"\" }"
    #expect(
      try Port(call, list).source
        == "func f() { d?.list_didSelect?(self,            1); a = d?.listTitle_?(self) ?? \"\" }")
  }

  @Test func `a class that has the method gives it`() throws {
    let port = try Port(
      "class A: UIViewController {}\nextension A: ListDelegate {\n  func list(_ list: List, didSelect row: Int) {}\n}",
      list)
    #expect(
      port.rest.contains(
        """
        extension A {
          public var list_didSelect: ((List, Int) -> Void)? { { self.list($0, didSelect: $1) } }
        }
        """))
    #expect(!port.rest.contains("listTitle_"))
  }

  @Test func `an optional property is found`() throws {
    let port = try Port("@objc protocol P {\n  @objc optional var a: Int { get }\n}")
    #expect(
      port.findings == [
        "2:3 requirement: an optional property cannot be required without Objective-C: make its type"
          + " optional, require it, and give it nil in an extension of P"
      ])
  }
}
