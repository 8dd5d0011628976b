import SwiftSyntax

/// The parts of Foundation that are modules of their own on Linux, and what they lack there.
struct FoundationRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    let names = Set(rewriting.source.sites.mentions.map(\.name))
    if names.contains(where: Self.isNetworking) { rewriting.importModule("FoundationNetworking") }
    if names.contains(where: Self.isXML) { rewriting.importModule("FoundationXML") }
    for mention in rewriting.source.sites.mentions where Self.iOSSettings.contains(mention.name) {
      guard let member = mention.node.parent?.parent?.as(MemberAccessExprSyntax.self),
        let sequence = member.parent?.parent?.as(SequenceExprSyntax.self),
        sequence.elements.first?.id == member.id,
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      else { continue }
      rewriting.fill(member.range, with: "_")
    }
  }

  /// What URL sessions cannot be told on Linux: a value that is assigned is only evaluated.
  private static let iOSSettings: Set = [
    "waitsForConnectivity", "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess",
    "sessionSendsLaunchEvents",
  ]

  private static func isNetworking(_ name: String) -> Bool {
    name.hasPrefix("URLSession") || networking.contains(name)
  }

  private static func isXML(_ name: String) -> Bool { name.hasPrefix("XMLParser") }

  private static let networking: Set = [
    "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse",
    "CachedURLResponse", "URLCache", "URLCredential", "URLCredentialStorage", "URLProtocol",
    "URLProtectionSpace", "URLAuthenticationChallenge", "HTTPCookie", "HTTPCookieStorage",
    "NSURLConnection",
  ]
}
