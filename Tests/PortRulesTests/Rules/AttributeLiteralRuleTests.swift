import Testing

@testable import PortRules

@Suite struct AttributeLiteralRuleTests {
  @Test(arguments: [
    "let a = [NSAttributedString.Key.font: b, NSAttributedString.Key.foregroundColor: c]",
    "f([NSAttributedStringKey.font: b, NSAttributedStringKey.kern: 2])",
    "a = [NSFontAttributeName: b, NSKernAttributeName: 2]",
  ])
  func `the values of attributes are any`(source: String) throws {
    let cast = "] as [NSAttributedString.Key: Any]"
    #expect(try Port(source).source == source.replacing("]", with: cast))
  }

  @Test(arguments: [
    "let a = [NSAttributedString.Key.font: b]",
    "let a = [NSAttributedString.Key.font: b, NSAttributedString.Key.kern: 2] as Attributes",
    "let a = [\"font\": b, \"kern\": 2]",
    "let a = [Key.font: b, NSAttributedString.Key.kern: 2]",
  ])
  func `nothing else is`(source: String) throws { #expect(try Port(source).source == source) }
}
