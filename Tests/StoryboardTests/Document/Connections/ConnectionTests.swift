import Storyboard
import Testing

/// Segues, actions and outlets.
struct ConnectionTests {
  private func connections(
    _ xml: String, issues: [String] = []
  ) throws -> [Connection] {
    try read(
      "<button><connections>\(xml)</connections></button>",
      issues: issues.map { "Test.storyboard:1: " + $0 }
    ) { $0.connections(of: $1) }
  }

  private func segue(_ attributes: String, issues: [String] = []) throws -> DocumentSegue? {
    let xml = "<segue destination='d' id='s' \(attributes)/>"
    guard case .segue(let segue) = try connections(xml, issues: issues).first else { return nil }
    return segue
  }

  @Test(arguments: [
    ("show", DocumentSegue.Kind.show), ("push", .show), ("showDetail", .showDetail),
    ("replace", .showDetail), ("presentation", .presentation), ("modal", .presentation),
    ("popoverPresentation", .popover), ("popover", .popover), ("embed", .embed),
    ("custom", .custom),
  ])
  func `kinds of segues have old and new names`(name: String, kind: DocumentSegue.Kind) throws {
    #expect(try segue("kind='\(name)'")?.kind == kind)
  }

  @Test(arguments: [
    ("rootViewController", DocumentSegue.Relationship.root), ("viewControllers", .child),
    ("masterViewController", .primary), ("detailViewController", .secondary),
    ("supplementaryViewController", .supplementary), ("compactViewController", .compact),
  ])
  func `relationships`(name: String, relationship: DocumentSegue.Relationship) throws {
    let attributes = "kind='relationship' relationship='\(name)'"
    #expect(try segue(attributes)?.kind == .relationship(relationship))
  }

  @Test func `a segue has all that changes it`() throws {
    let segue = try #require(
      try segue(
        """
        kind="custom" identifier="grow" customClass="Grow" customModule="Garden" animates="NO" \
        trigger="accessoryAction" destinationCreationSelector="makeBed:" \
        modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" \
        popoverAnchorView="v" splitViewControllerTargetIndex="1"
        """))
    #expect(segue.id == "s")
    #expect(segue.destination == "d")
    #expect(segue.identifier == "grow")
    #expect(segue.customClass == CustomClass(name: "Grow", module: "Garden"))
    #expect(!segue.isAnimated)
    #expect(segue.isOfAccessory)
    #expect(segue.creationSelector == "makeBed:")
    #expect(segue.splitColumn == 1)
    var presentation = SeguePresentation()
    presentation.style = .formSheet
    presentation.transition = .crossDissolve
    presentation.anchor = "v"
    #expect(segue.presentation == presentation)
  }

  @Test func `a popover points at a bar item, in some directions`() throws {
    let xml = """
      <segue destination="d" kind="popoverPresentation" popoverAnchorBarButtonItem="b" id="s">
      <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/></segue>
      """
    guard case .segue(let segue) = try connections(xml).first else {
      Issue.record("no segue")
      return
    }
    #expect(segue.presentation.anchor == "b")
    #expect(segue.presentation.arrowDirections == ["up", "down"])
  }

  @Test func `a plain segue leaves all to its destination`() throws {
    let segue = try #require(try segue("kind='show'"))
    #expect(segue.isAnimated)
    #expect(!segue.isOfAccessory)
    #expect(segue.identifier == nil)
    #expect(segue.customClass == nil)
    #expect(segue.presentation == SeguePresentation())
    #expect(try self.segue("kind='unwind' unwindAction='back:'")?.kind == .unwind(action: "back:"))
  }

  @Test func `actions, outlets and collections keep their order`() throws {
    let xml = """
      <action selector="sow:" destination="c" eventType="touchUpInside" id="1"/>\
      <outletCollection property="leaves" destination="l2" collectionClass="NSArray" id="2"/>\
      <outletCollection property="leaves" destination="l1" id="3"/>\
      <outlet property="bed" destination="b" id="4"/><action selector="add:" destination="c"/>
      """
    #expect(
      try connections(xml) == [
        .action(
          DocumentAction(selector: "sow:", destination: "c", event: "touchUpInside", line: 1)),
        .outletCollection(DocumentOutlet(property: "leaves", destination: "l2", line: 1)),
        .outletCollection(DocumentOutlet(property: "leaves", destination: "l1", line: 1)),
        .outlet(DocumentOutlet(property: "bed", destination: "b", line: 1)),
        .action(DocumentAction(selector: "add:", destination: "c", line: 1)),
      ])
  }

  @Test(arguments: [
    ("<segue kind='show' id='s'/>", "segue s: it has no destination, so it is left out"),
    ("<segue destination='d' id='s'/>", "segue s: it has no kind, so it is left out"),
    ("<segue destination='d' kind='unwind'/>", "segue: it has no unwindAction, so it is left out"),
    (
      "<segue destination='d' kind='relationship' relationship='friend'/>",
      "segue: relationship=\"friend\" is not a value known here, so it is left out"
    ),
    ("<action destination='d'/>", "action: it has no selector, so it is left out"),
    ("<outlet property='p'/>", "outlet: it has no destination, so it is left out"),
    ("<bridge/>", "bridge: it is no connection known here, so it is left out"),
  ])
  func `a connection that lacks something is left out`(xml: String, issue: String) throws {
    #expect(try connections(xml, issues: [issue]).isEmpty)
  }

  @Test func `a segue of an unknown kind shows its destination`() throws {
    let issue = "segue s: kind=\"teleport\" is not known here, so it shows its destination"
    #expect(try segue("kind='teleport'", issues: [issue])?.kind == .show)
  }

  @Test func `segues in segues are previews, not ways`() throws {
    let xml = """
      <segue destination="d" kind="show" id="s"><segue key="commit" inheritsFrom="parent" id="c"/>\
      <segue key="preview" inheritsFrom="commit" id="p"/></segue>
      """
    #expect(try connections(xml).count == 1)
  }
}
