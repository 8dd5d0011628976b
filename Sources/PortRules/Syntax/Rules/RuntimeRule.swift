import SwiftSyntax

/// Calls of Objective-C's runtime, which is not on Linux.
struct RuntimeRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for mention in rewriting.source.sites.mentions {
      guard let instead = Self.instead[mention.name], !index.declares(mention.name),
        index.methods[mention.name] == nil
      else { continue }
      rewriting.remark(
        .runtime, at: mention.node, "\(mention.name) needs Objective-C's runtime: \(instead)")
    }
    for method in rewriting.source.types.flatMap(\.methods) {
      guard let instead = Self.instead[method.name] else { continue }
      rewriting.remark(
        .runtime, at: method.node.name, "\(method.name) needs Objective-C's runtime: \(instead)")
    }
  }

  private static let subclass = "override the method in a subclass, and use that"
  private static let forward = "adopt the protocol, and call the other object in each method"

  private static let instead = [
    "method_exchangeImplementations": subclass, "method_setImplementation": subclass,
    "class_addMethod": subclass, "class_replaceMethod": subclass,
    "class_getInstanceMethod": subclass,
    "class_getClassMethod": subclass, "imp_implementationWithBlock": subclass,
    "object_setClass": "make an object of the subclass at once",
    "objc_allocateClassPair": "declare the class",
    "class_copyPropertyList": "use Mirror(reflecting:)",
    "class_copyIvarList": "use Mirror(reflecting:)",
    "class_copyMethodList": "list the methods in the source",
    "objc_msgSend": "call the method by perform(_:with:)",
    "NSInvocation": "call the method in a closure",
    "forwardingTarget": forward, "forwardInvocation": forward, "methodSignature": forward,
  ]
}
