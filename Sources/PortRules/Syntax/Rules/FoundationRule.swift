/// The parts of Foundation that are modules of their own on Linux.
struct FoundationRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    let names = Set(rewriting.source.sites.mentions.map(\.name))
    if names.contains(where: Self.isNetworking) { rewriting.importModule("FoundationNetworking") }
    if names.contains(where: Self.isXML) { rewriting.importModule("FoundationXML") }
  }

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
