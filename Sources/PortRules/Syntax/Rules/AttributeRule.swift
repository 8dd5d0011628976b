import SwiftSyntax

/// Attributes that only Objective-C can follow: those that mean a table entry are struck, and the
/// one that names the app's delegate becomes Swift's own.
struct AttributeRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for attribute in rewriting.source.sites.attributes {
      switch attribute.name {
      case "UIApplicationMain", "NSApplicationMain": rewriting.fill(attribute.range, with: "@main")
      case "objc", "objcMembers", "IBOutlet", "IBAction", "NSCopying":
        rewriting.strike(attribute.range)
      case "convention" where attribute.isBlock: rewriting.strike(attribute.range)
      default: break
      }
    }
  }
}

extension AttributeSyntax {
  /// Whether it is `@convention(block)`.
  fileprivate var isBlock: Bool {
    arguments?.trimmedDescription.hasPrefix("block") == true
  }
}
