import SwiftSyntax

/// Overrides of properties that XCTest asks only on iOS: they override nothing here, and nothing asks
/// them.
struct TestOverrideRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for type in rewriting.source.types where index.isTestCase(type) {
      for property in type.properties where Self.names.contains(property.name) {
        for modifier in property.node.modifiers where modifier.name.text == "override" {
          rewriting.strike(modifier.range)
        }
      }
    }
  }

  private static let names: Set = ["runsForEachTargetApplicationUIConfiguration"]
}
