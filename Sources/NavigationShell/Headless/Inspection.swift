import Foundation
import NavigationKit

/// What is on a screen, in words and numbers.
struct Inspection: Encodable {
  /// A page of the stack.
  struct Page: Encodable {
    let title: String
    let controller: String
    let isOnTop: Bool
  }

  /// A bar of the navigation controller.
  struct Bar: Encodable {
    let isHidden: Bool
    let frame: [Double]
    let items: [String]
  }

  /// Something a person sees or can press.
  struct Element: Encodable {
    let role, label: String
    let frame: [Double]
    let isEnabled: Bool
  }

  let app: String
  let size: [Double]
  let stack: [Page]
  let navigationBar: Bar?
  let toolbar: Bar?
  let elements: [Element]

  init(of stage: Stage, named app: String) {
    self.app = app
    size = [stage.window.bounds.width, stage.window.bounds.height].map(Self.rounded)
    elements = stage.elements().map {
      Element(
        role: $0.role.rawValue, label: $0.label, frame: Self.numbers($0.frame),
        isEnabled: $0.isEnabled)
    }
    let controllers = stage.window.rootViewController.map(Self.stack) ?? []
    stack = controllers.map {
      Page(
        title: $0.navigationItem.title ?? $0.title ?? "", controller: "\(type(of: $0))",
        isOnTop: $0 === controllers.last)
    }
    let navigation = controllers.last?.navigationController
    navigationBar = navigation.map { [elements] navigation in
      Bar(navigation.navigationBar, isHidden: navigation.isNavigationBarHidden, elements)
    }
    toolbar = navigation.map { [elements] navigation in
      Bar(navigation.toolbar, isHidden: navigation.isToolbarHidden, elements)
    }
  }

  /// The controllers from the root to what is on top.
  private static func stack(from root: UIViewController) -> [UIViewController] {
    (root as? UINavigationController)?.viewControllers ?? [root]
  }

  fileprivate static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map(rounded)
  }

  /// Two decimals: finer than a pixel at any scale, coarser than what sums of fractions leave.
  private static func rounded(_ value: CGFloat) -> Double { (value * 100).rounded() / 100 }
}

extension Inspection.Bar {
  init(_ view: UIView, isHidden: Bool, _ elements: [Inspection.Element]) {
    let place = view.superview?.convert(view.frame, to: nil) ?? view.frame
    self.isHidden = isHidden
    frame = Inspection.numbers(place)
    let inside = elements.filter { element in
      place.contains(
        CGPoint(
          x: element.frame[0] + element.frame[2] / 2, y: element.frame[1] + element.frame[3] / 2))
    }
    items = isHidden ? [] : inside.map { "\($0.role) \($0.label)" }
  }
}

extension Inspection {
  /// The same for people to read.
  var text: String {
    var lines = ["\(app) \(Self.words(size[0]))×\(Self.words(size[1]))", "", "Stack"]
    lines += stack.map { "  \($0.isOnTop ? "▸" : " ") \($0.title)  (\($0.controller))" }
    lines += ["", "Bars"]
    for (name, bar) in [("navigation bar", navigationBar), ("toolbar", toolbar)] {
      guard let bar else { continue }
      lines.append("  \(name)  " + (bar.isHidden ? "hidden" : Self.words(bar.frame)))
    }
    lines += ["", "Elements"]
    lines += elements.map {
      "  \($0.role)  \"\($0.label)\"  \(Self.words($0.frame))\($0.isEnabled ? "" : "  disabled")"
    }
    return lines.joined(separator: "\n")
  }

  private static func words(_ frame: [Double]) -> String {
    "(\(frame.map(words).joined(separator: " ")))"
  }

  private static func words(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
