import Foundation
import NavigationKit

/// The facts about a view.
struct ViewFacts {
  private let view: UIView

  init(of view: UIView) { self.view = view }

  var facts: [Fact] {
    [
      Fact(name: "class", value: "\(type(of: view))"),
      Fact(name: "on screen", value: Fact.text(view.convert(view.bounds, to: nil))),
      Fact(name: "frame", value: Fact.text(view.frame)),
      Fact(name: "bounds", value: Fact.text(view.bounds)),
      Fact(name: "safe area", value: Fact.text(view.safeAreaInsets)),
      Fact(name: "margins", value: Fact.text(view.layoutMargins)),
      Fact(name: "alpha", value: Fact.text(view.alpha * 100) + " %"),
    ] + optional + constraints + [
      Fact(name: "responders", value: responders), Fact(name: "controller", value: controller),
    ]
  }

  private var optional: [Fact] {
    [
      ("label", view.accessibilityLabel), ("identifier", view.accessibilityIdentifier),
      ("restoration", view.restorationIdentifier),
    ].compactMap { name, value in value.map { Fact(name: name, value: $0) } }
  }

  /// The constraints that mention the view.
  private var constraints: [Fact] {
    sequence(first: view, next: \.superview).flatMap(\.constraints)
      .filter { $0.firstItem === view || $0.secondItem === view }
      .map { Fact(name: "constraint", value: "\($0)") }
  }

  private var chain: [UIResponder] { Array(sequence(first: view as UIResponder, next: \.next)) }
  private var responders: String {
    chain.map { "\(type(of: $0))" }.joined(separator: " › ")
  }
  private var controller: String {
    chain.lazy.compactMap { $0 as? UIViewController }.first
      .map { "\(type(of: $0))\($0.restorationIdentifier.map { ", \($0)" } ?? "")" } ?? "none"
  }
}
