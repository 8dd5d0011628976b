import Foundation
import NavigationKit
import Scenario

extension Stage {
  /// What can be done on the screen: a tap on each enabled element that is seen, in reading order, and
  /// segues that only code takes.
  ///
  /// - Parameter redacts: Whether texts are left out of the words.
  func actions(redacts: Bool) -> [AppPath.Action] {
    let elements = elements().filter { $0.isEnabled && $0.role.isTapped }
    let read = elements.inReadingOrder(
      isRightToLeft: traits.layoutDirection == .rightToLeft, of: \.frame)
    let taps = read.enumerated().compactMap { place, element -> AppPath.Action? in
      let frame = element.frame.intersection(screen.bounds)
      let point = CGPoint(x: frame.midX, y: frame.midY)
      // A tap on a row of buttons would be one on a button.
      guard !frame.isEmpty, elements.first(where: { $0.frame.contains(point) }) == element else {
        return nil
      }
      let same = read[..<place].count { $0.role == element.role && $0.label == element.label }
      return AppPath.Action(
        target: .element(element.role, label: element.label, place: same),
        words: FlowAction(tapping: point, on: [element], redacts: redacts).words, spot: frame)
    }
    return taps
      + codeSegues.enumerated().map { place, segue in
        AppPath.Action(
          target: .segue(place), words: FlowAction.words(ofSegue: segue.name, redacts: redacts),
          spot: nil)
      }
  }
}

nonisolated extension StageElement.Role {
  /// Whether a tap on it may do something; what is only read is not tapped.
  fileprivate var isTapped: Bool {
    switch self {
    case .backButton, .barButton, .toolbarButton, .tab, .segment, .cell, .button, .image,
      .textField,
      .searchField, .toggle, .stepper, .menuItem, .pageControl:
      true
    case .title, .largeTitle, .prompt, .text, .indexTitle, .slider, .picker, .progress, .key: false
    }
  }
}
