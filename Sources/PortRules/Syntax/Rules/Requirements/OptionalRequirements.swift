import SwiftSyntax

/// The methods that protocols of a module leave to those who adopt them: `@objc optional func`.
///
/// Each becomes a property, which is nil where the method is not there: a class that has the method
/// gives it, and calls go to it.
struct OptionalRequirements {
  struct Requirement {
    let type: TypeDeclaration
    let method: MethodDeclaration

    /// The property's name: `list_didSelect` for `list(_:didSelect:)`.
    var property: String {
      ([method.name] + method.labels.filter { !$0.isEmpty } + (isPlain ? [""] : [])).joined(
        separator: "_")
    }

    private var isPlain: Bool { !method.labels.contains { !$0.isEmpty } }
  }

  let all: [Requirement]

  init(_ index: ModuleIndex) {
    let protocols = index.types.values.joined().filter { $0.kind == .protocolType }
    all = protocols.flatMap { type in
      type.methods.filter { $0.facts.modifiers.contains("optional") }.map {
        Requirement(type: type, method: $0)
      }
    }
  }

  /// The requirement that a call is of.
  func matching(_ call: OptionalCall) -> Requirement? {
    all.first { $0.method.name == call.name.name && $0.method.labels == call.labels }
  }
}
