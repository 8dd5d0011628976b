import SwiftSyntax

/// Calls of Objective-C's runtime, which is not on Linux.
struct RuntimeRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    rewriting.remarkUses(
      .runtime, of: Self.instead, in: index, saying: "needs Objective-C's runtime")
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
