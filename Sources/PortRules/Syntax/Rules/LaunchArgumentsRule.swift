import SwiftSyntax

/// `ProcessInfo.processInfo.arguments`: Foundation reads them once, and a test's launch of the app gives
/// it others.
struct LaunchArgumentsRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for mention in rewriting.source.sites.mentions where mention.name == "arguments" {
      guard let member = mention.node.parent?.parent?.as(MemberAccessExprSyntax.self),
        member.base?.trimmedDescription == "ProcessInfo.processInfo"
      else { continue }
      rewriting.fill(member.range, with: "CommandLine.arguments")
    }
  }
}
