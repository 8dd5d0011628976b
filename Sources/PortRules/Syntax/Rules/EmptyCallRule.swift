import SwiftSyntax

/// Initializers without arguments that types do not have on Linux: `Timer()`, `ProcessInfo()`, `XCTestCase()`.
struct EmptyCallRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for (type, (name, value)) in Self.values.sorted(by: { $0.key < $1.key }) {
      let calls = rewriting.source.sites.calls.filter { call in
        call.name == type && call.arguments.isEmpty && call.trailingClosure == nil
      }
      if calls.isEmpty || index.declares(type) { continue }
      // As long as what it stands for.
      for call in calls { rewriting.fill(call.range, with: name) }
      rewriting.declare("fileprivate nonisolated var \(name): \(type) { \(value) }")
    }
  }

  /// For each type, what stands for the call, and its value.
  private static let values: [String: (name: String, value: String)] = [
    // A timer that is in no run loop.
    "Timer": ("noTimer", "Timer(timeInterval: 0, repeats: false) { _ in }"),
    "ProcessInfo": ("thisProcess", ".processInfo"),
    // A case to wait by where there is none, as in an extension of an element.
    "XCTestCase": ("noTestCase", "XCTestCase(name: \"\", testClosure: { _ in })"),
  ]
}
