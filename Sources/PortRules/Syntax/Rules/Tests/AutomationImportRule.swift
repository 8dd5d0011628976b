import SwiftSyntax

/// Names of Apple's XCTest that the one of Linux lacks: `XCUIAutomation` has them, for sources that import
/// `XCTest` alone.
struct AutomationImportRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    let imported = rewriting.source.sites.imports.compactMap { $0.path.first?.name.text }
    guard imported.contains("XCTest"), index.module.otherModules.contains(Self.module) else {
      return
    }
    rewriting.importModule(Self.module)
  }

  private static let module = "XCUIAutomation"
}
