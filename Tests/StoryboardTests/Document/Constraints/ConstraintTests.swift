import Storyboard
import Testing

/// Constraints by their attributes.
struct ConstraintTests {
  private func constraint(
    _ attributes: String, issues: [String] = []
  ) throws -> DocumentConstraint? {
    try read(
      "<view><constraints><constraint id='k' \(attributes)/></constraints></view>",
      issues: issues.map { "Test.storyboard:1: constraint k: " + $0 }
    ) { $0.constraints(of: $1).first }
  }

  @Test func `what is absent has its default`() throws {
    let constraint = try #require(try constraint("firstAttribute='width'"))
    #expect(constraint.id == "k")
    #expect(constraint.first == DocumentConstraint.Anchor(item: nil, attribute: .width))
    #expect(constraint.second == nil)
    #expect(constraint.relation == .equal)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == 1000)
    #expect(!constraint.isStandardDistance)
    #expect(!constraint.isPlaceholder)
    #expect(constraint.identifier == nil)
  }

  @Test func `all of it`() throws {
    let constraint = try #require(
      try constraint(
        """
        firstItem="a" firstAttribute="leading" relation="lessThanOrEqual" secondItem="b" \
        secondAttribute="trailingMargin" constant="-8.5" multiplier="0.5" priority="250.5" \
        symbolic="YES" placeholder="YES" identifier="gap"
        """))
    #expect(constraint.first == DocumentConstraint.Anchor(item: "a", attribute: .leading))
    #expect(constraint.second == DocumentConstraint.Anchor(item: "b", attribute: .trailingMargin))
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == -8.5)
    #expect(constraint.priority == 250.5)
    #expect(constraint.isStandardDistance)
    #expect(constraint.isPlaceholder)
    #expect(constraint.identifier == "gap")
  }

  @Test(arguments: DocumentConstraint.Attribute.allCases)
  func `every attribute is read by its name`(attribute: DocumentConstraint.Attribute) throws {
    let xml = "firstAttribute='\(attribute.rawValue)'"
    #expect(try constraint(xml)?.first.attribute == attribute)
  }

  @Test func `the last baseline has two names`() throws {
    #expect(try constraint("firstAttribute='baseline'")?.first.attribute == .lastBaseline)
    #expect(try constraint("firstAttribute='lastBaseline'")?.first.attribute == .lastBaseline)
  }

  @Test(arguments: [("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("0.95", 0.95), ("-2:4", -0.5), ("3", 3)])
  func `multipliers are numbers or ratios`(text: String, value: Double) throws {
    #expect(try constraint("firstAttribute='width' multiplier='\(text)'")?.multiplier == value)
  }

  @Test(arguments: ["1:0", "0:0", "1:2:3", ":", "a:b", "", "1e300:1e-300", "nan"])
  func `other multipliers are noted`(text: String) throws {
    let issue = "multiplier=\"\(text)\" is not a number or a ratio, so it is left out"
    let attributes = "firstAttribute='width' multiplier='\(text)'"
    #expect(try constraint(attributes, issues: [issue])?.multiplier == 1)
  }

  @Test(arguments: ["0", "-1", "1001", "0.5", "1e-300"])
  func `other priorities are noted`(text: String) throws {
    let issue = "priority=\"\(text)\" is not a priority from 1 to 1000, so it is left out"
    let attributes = "firstAttribute='width' priority='\(text)'"
    #expect(try constraint(attributes, issues: [issue])?.priority == 1000)
  }

  @Test(arguments: [
    ("firstItem='a'", "it has no firstAttribute, so it is left out"),
    (
      "firstAttribute='girth'",
      "firstAttribute=\"girth\" is not a value known here, so it is left out"
    ),
    (
      "firstAttribute='width' secondItem='b'",
      "it has no secondAttribute, so it is left out"
    ),
    (
      "firstAttribute='width' relation='about'",
      "relation=\"about\" is not a value known here, so it is left out"
    ),
  ])
  func `a constraint that would mean something else is left out`(
    attributes: String, issue: String
  ) throws {
    #expect(try constraint(attributes, issues: [issue]) == nil)
  }
}
