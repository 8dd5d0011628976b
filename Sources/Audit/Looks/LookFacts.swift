import Foundation
import NavigationKit

/// What is remembered of a screen in one look, to compare it with others.
public struct LookFacts {
  /// What is remembered of a view.
  struct Fact {
    let words: String
    let label: String
    let identifier: String
    let frame: CGRect
    /// The part of it that constraints place: a switch is wider.
    let placed: CGRect
    /// The size of its letters in points; nil for a view without text.
    let fontSize: CGFloat?
    let isPressed: Bool
    /// Whether UIKit chooses its place and size, as in bars and pickers.
    let isOfSystem: Bool
    /// Whether it is in a scroll view, so that more or less of it is seen.
    let isInScrollView: Bool
    /// Whether it is in a scroll view that moves sideways.
    let scrollsSideways: Bool
    /// Whether UIKit puts it beside a row's content.
    let isAccessory: Bool
    /// Whether the app forces its direction.
    let forcesDirection: Bool
  }

  /// The screen in points.
  let bounds: CGRect
  /// The facts by the views' paths.
  let facts: [String: Fact]

  init(of screen: AuditedScreen) {
    bounds = screen.bounds
    var facts: [String: Fact] = [:]
    for element in screen.elements {
      facts[element.path] = Fact(
        element.view, on: screen, words: element.words, label: element.node.label,
        identifier: element.node.identifier, frame: element.node.frame,
        isPressed: element.isPressed)
    }
    for text in screen.texts {
      facts[text.drawn.path] = Fact(
        text.view, on: screen, words: text.words, label: text.text,
        identifier: text.view.accessibilityIdentifier ?? "", frame: text.drawn.frame,
        fontSize: text.lines.map(\.font.size).max(), isPressed: false)
    }
    self.facts = facts
  }
}

extension LookFacts.Fact {
  fileprivate init(
    _ view: UIView, on screen: AuditedScreen, words: String, label: String, identifier: String,
    frame: CGRect, fontSize: CGFloat? = nil, isPressed: Bool
  ) {
    let lists = screen.scrollViews(around: view)
    self.init(
      words: words, label: label, identifier: identifier, frame: frame,
      placed: view.placed(in: frame), fontSize: fontSize,
      isPressed: isPressed, isOfSystem: view.isChosenBySystem, isInScrollView: !lists.isEmpty,
      scrollsSideways: lists.contains { $0.contentSize.width > $0.bounds.width },
      isAccessory: view.isAccessoryOfRow, forcesDirection: view.forcesDirection)
  }
}

extension ScreenAudit {
  /// What is remembered of the screen, to compare it with other looks.
  public var facts: LookFacts { LookFacts(of: screen) }
}

extension UIView {
  /// Whether it is in something whose texts and places UIKit chooses.
  fileprivate var isChosenBySystem: Bool {
    sequence(first: self as UIView, next: \.superview).contains { view in
      switch view {
      case is UINavigationBar, is UIToolbar, is UITabBar, is UISearchBar, is UISegmentedControl,
        is UIDatePicker, is UIPickerView, is UIPageControl, is UIStepper:
        true
      // An alert's button, or an action of a row.
      default: view is UIControl && view.isEngineClass
      }
    }
  }

  fileprivate var forcesDirection: Bool {
    sequence(first: self as UIView, next: \.superview).contains {
      $0.semanticContentAttribute != .unspecified
    }
  }
}
