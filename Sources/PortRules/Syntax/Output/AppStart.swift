import SwiftSyntax

/// The class that an app starts with, and what stands in the way.
struct AppStart {
  /// The app's delegate; nil if there is none.
  let delegate: TypeDeclaration?
  /// Something of the sources that a remark is about.
  private let problem: (source: Int, offset: Int, message: String)?

  init(_ index: ModuleIndex) {
    let types = index.sources.flatMap(\.types)
    let classes = types.filter { $0.kind == .classType && !$0.isLocal }
    let marked = classes.filter { !$0.facts.attributes.isDisjoint(with: Self.marks) }
    let adopting = classes.filter { index.adopted(by: $0.name).contains("UIApplicationDelegate") }
    delegate = marked.first ?? Self.named(in: index) ?? adopting.first
    let swiftUI = types.first { $0.kind == .valueType && $0.inheritedNames.contains("App") }
    if let swiftUI, delegate == nil || swiftUI.facts.attributes.contains("main") {
      problem = (
        swiftUI.source, swiftUI.start,
        "the app is SwiftUI's: write a UIApplicationDelegate with @main whose window shows the first controller"
      )
    } else {
      problem = delegate == nil ? (0, 0, Self.nothing) : nil
    }
  }

  private static let marks: Set = ["UIApplicationMain", "NSApplicationMain", "main"]
  private static let nothing =
    "no class of the app adopts UIApplicationDelegate: write one, with @main, whose window shows the first controller"

  /// The class that `UIApplicationMain` is told.
  private static func named(in index: ModuleIndex) -> TypeDeclaration? {
    index.sources.lazy.flatMap(\.sites.calls).filter { $0.name == "UIApplicationMain" }
      .compactMap { $0.arguments.last?.expression.className }
      .compactMap { index.declaredClass($0) }.first
  }

  /// Says at its place what stands in the way.
  func remark(in rewritings: inout [Rewriting]) {
    guard let problem, rewritings.indices.contains(problem.source) else { return }
    rewritings[problem.source].remark(.start, at: problem.offset, problem.message)
  }
}

extension ExprSyntax {
  /// The class in `NSStringFromClass(AppDelegate.self)`.
  fileprivate var className: String? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.arguments.lazy.compactMap(\.expression.className).first
    }
    guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self"
    else { return nil }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
