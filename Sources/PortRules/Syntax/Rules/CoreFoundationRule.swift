import SwiftSyntax

/// Calls of Core Foundation that take pointers; its values are Swift's here.
struct CoreFoundationRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    rewriting.remarkUses(.use, of: Self.instead, in: index, saying: "is of Core Foundation")
  }

  private static let value = "write (properties as? [String: Any])?[key as String] instead"
  private static let list = "use the array as Swift's"

  private static let instead = [
    "CFDictionaryGetValue": value, "CFDictionaryGetValueIfPresent": value,
    "CFDictionaryContainsKey": value, "CFArrayGetValueAtIndex": list, "CFArrayGetCount": list,
    "CFDataCreateMutable": "write NSMutableData() instead",
  ]
}
