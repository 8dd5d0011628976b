import Foundation
import NavigationKit

/// Finds elements that someone who cannot see them could not tell, use or find.
struct NameChecks {
  let screen: AuditedScreen

  /// The findings of `label`, `traits`, `same-label` and `unexposed`.
  func findings() -> [AuditFinding] {
    let pressed = screen.elements.filter(\.isPressed)
    return pressed.compactMap(label) + pressed.compactMap(traits) + sameLabels + unexposed
  }

  // MARK: Labels

  private func label(of element: AuditedElement) -> AuditFinding? {
    let node = element.node
    switch node.kind {
    case .button, .link, .other, .image: break
    case .textField, .secureTextField, .searchField:
      guard node.label.isEmpty, node.placeholder ?? "" == "" else { return nil }
      return .of(element, .label, "no label and no placeholder")
    case .switch, .slider, .stepper:
      guard node.label.isEmpty, !isNamedByRow(element) else { return nil }
      return .of(element, .label, "no label")
    default: return nil
    }
    let label = node.label.trimmingCharacters(in: .whitespaces)
    if label.isEmpty { return .of(element, .label, "no label") }
    if label.lowercased() == "button" {
      return .of(element, .label, "the label says only the role")
    }
    guard label.isFileName else { return nil }
    return .of(element, .label, "the label is the name of a symbol or file")
  }

  /// Whether it is in a row with a text, which says what it is for.
  private func isNamedByRow(_ element: AuditedElement) -> Bool {
    guard
      let row = sequence(first: element.view, next: \.superview).first(where: {
        $0 is UITableViewCell || $0 is UICollectionViewCell || $0 is UIStackView
      })
    else { return false }
    return screen.texts.contains { $0.view.isDescendant(of: row) }
  }

  // MARK: Traits

  private func traits(of element: AuditedElement) -> AuditFinding? {
    let traits = element.node.traits
    let roles: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.staticText, "static text"),
      (.searchField, "search field"), (.keyboardKey, "keyboard key"),
    ]
    let found = roles.filter { traits.contains($0.0) }.map(\.1)
    guard found.count > 1 else { return nil }
    return .of(
      element, .traits, "traits contradict each other: " + found.joined(separator: ", "))
  }

  // MARK: Same labels

  private var sameLabels: [AuditFinding] {
    let named = screen.elements.filter {
      $0.isPressed && $0.node.isEnabled && !$0.node.label.isEmpty
        && $0.node.visible.intersects(screen.bounds)
    }
    let groups = Dictionary(grouping: named) { element in
      "\(element.node.kind) \(element.node.label) \(element.view.bar ?? "")"
    }
    return groups.sorted { $0.key < $1.key }.compactMap { _, group in
      guard group.count > 1, let last = group.last else { return nil }
      let isInRows = group.allSatisfy {
        $0.view.isIn(UITableViewCell.self) || $0.view.isIn(UICollectionViewCell.self)
      }
      return .of(
        last, .sameLabel, "\(group.count) elements of the screen have this label", isNote: isInRows)
    }
  }

  // MARK: Elements that are none

  /// Views with a tap of their own which are no element, and have none in them.
  private var unexposed: [AuditFinding] {
    let exposed = Set(
      screen.elements.filter { !$0.node.label.isEmpty }.map { ObjectIdentifier($0.view) })
    return screen.views.compactMap { drawn in
      guard drawn.view.isUserInteractionEnabled, !drawn.visible.isEmpty,
        !screen.isMostlyFilled(by: drawn.frame),
        drawn.view.gestureRecognizers?.contains(where: {
          $0 is UITapGestureRecognizer && $0.isEnabled
        }) == true,
        !drawn.view.isEngineClass, !hasElement(drawn.view, exposed),
        let element = screen.elements.first(where: { $0.view === drawn.view })
      else { return nil }
      return .of(
        element, .unexposed, "tapped, but no accessibility element, nor is anything in it")
    }
  }

  private func hasElement(_ view: UIView, _ exposed: Set<ObjectIdentifier>) -> Bool {
    view.isAccessibilityElement || exposed.contains(ObjectIdentifier(view))
      || view.subviews.contains { hasElement($0, exposed) }
  }
}

extension UIView {
  /// The class of the bar that it is in: a tab and the button that leads back to its page are often
  /// called the same.
  fileprivate var bar: String? {
    sequence(first: self as UIView, next: \.superview).first {
      $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar
    }
    .map { "\(type(of: $0))" }
  }
}

extension String {
  /// Whether it looks like the name of a symbol or a file, as `ellipsis.circle` or
  /// `icon_settings_24`.
  fileprivate nonisolated var isFileName: Bool {
    guard !contains(where: \.isWhitespace), contains(where: \.isLetter) else { return false }
    let parts = split { $0 == "." || $0 == "_" }
    return parts.count > 1
      && allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-")
      }
      && first?.isLowercase == true
  }
}
