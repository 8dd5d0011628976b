import SwiftSyntax

/// Methods of an `XCTestCase` on the main actor that do not wait: XCTest calls them on no actor, as it does
/// on the main thread, so their bodies say that they are on it.
///
/// They do not become `async`: what a test waits for could then not happen on the main queue. In Swift 6 the
/// object has to be sendable for that; subclasses have to say so again.
struct IsolatedTestRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for type in rewriting.source.types where index.isTestCase(type) {
      if type.kind == .classType, let end = type.inheritedEnd {
        rewriting.insert(", @unchecked Sendable", at: end)
      }
      let isIsolated = index.isOnMainActor(type)
      for method in type.methods where method.isCalledByXCTest {
        guard isIsolated || method.facts.attributes.contains("MainActor"),
          !method.facts.modifiers.contains("nonisolated"), let body = method.node.body
        else { continue }
        free(method, ofIsolatedClass: isIsolated, in: &rewriting)
        let start =
          method.canThrow
          ? "try MainActor.assumeIsolated { () throws -> Void in"
          : "MainActor.assumeIsolated { () -> Void in"
        rewriting.insert(" \(start)", at: body.leftBrace.range.upperBound)
        rewriting.insert("} ", at: body.rightBrace.range.lowerBound)
      }
    }
  }

  /// Takes a method off the actor; an override is off it as the method that it overrides.
  private func free(
    _ method: MethodDeclaration, ofIsolatedClass isIsolated: Bool, in rewriting: inout Rewriting
  ) {
    let attribute = method.node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.name == "MainActor" }
    if let attribute { rewriting.strike(attribute.range) }
    guard isIsolated, !method.facts.isOverride else { return }
    rewriting.insert("nonisolated ", at: method.node.funcKeyword.range.lowerBound)
  }
}

extension MethodDeclaration {
  fileprivate var canThrow: Bool {
    node.signature.effectSpecifiers?.throwsClause != nil
  }

  /// Whether XCTest calls it without waiting for it.
  fileprivate var isCalledByXCTest: Bool {
    guard parameters.isEmpty, node.signature.effectSpecifiers?.asyncSpecifier == nil else {
      return false
    }
    return facts.isOverride
      ? Self.overridden.contains(name) || name.hasPrefix("test")
      : name.hasPrefix("test") && !facts.isStatic && !facts.isPrivate
        && node.signature.returnClause == nil
  }

  private static let overridden: Set = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest",
  ]
}

extension ModuleIndex {
  /// Whether a type is a class of tests for XCTest, or an extension of one.
  func isTestCase(_ type: TypeDeclaration) -> Bool {
    ["XCTestCase", "XCTest.XCTestCase"].contains(chain(from: type.name).last)
  }

  /// Whether a class or one that it inherits from is on the main actor as a whole.
  fileprivate func isOnMainActor(_ type: TypeDeclaration) -> Bool {
    chain(from: type.name).contains { name in
      declaredClass(name)?.facts.attributes.contains("MainActor") == true
    }
  }
}
