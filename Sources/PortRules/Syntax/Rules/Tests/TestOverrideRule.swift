import SwiftSyntax

/// Overrides of members of XCTest that only iOS has.
///
/// Those that describe a test override nothing here, and nothing asks them; those that do something are
/// findings.
struct TestOverrideRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for type in rewriting.source.types where index.isTestCase(type) {
      for property in type.properties where property.facts.isOverride {
        if Self.descriptions.contains(property.name) {
          strikeOverride(in: property.node.modifiers, &rewriting)
        } else if let instead = Self.instead[property.name] {
          remark(property.name, instead, at: property.binding, in: &rewriting)
        }
      }
      for method in type.methods where method.facts.isOverride {
        let name = "\(method.name)(\(method.labels.map { "\($0.isEmpty ? "_" : $0):" }.joined()))"
        guard let instead = Self.instead[name] else { continue }
        remark(name, instead, at: method.node.name, in: &rewriting)
      }
    }
  }

  private func strikeOverride(in modifiers: DeclModifierListSyntax, _ rewriting: inout Rewriting) {
    for modifier in modifiers where modifier.name.text == "override" {
      rewriting.strike(modifier.range)
    }
  }

  private func remark(
    _ name: String, _ instead: String, at node: some SyntaxProtocol, in rewriting: inout Rewriting
  ) {
    rewriting.remark(.override, at: node, "XCTest on Linux has no \(name): \(instead)")
  }

  private static let descriptions: Set = [
    "runsForEachTargetApplicationUIConfiguration", "defaultMetrics", "defaultMeasureOptions",
  ]

  private static let instead = [
    "record(_:)": "adopt XCTestObservation, or leave it out with #if !os(Linux)",
    "setUp(completion:)": "write setUp() async throws",
    "tearDown(completion:)": "write tearDown() async throws",
    "defaultTestSuite": "leave it out with #if !os(Linux)",
  ]
}
