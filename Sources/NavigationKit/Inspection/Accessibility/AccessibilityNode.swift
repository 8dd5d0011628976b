package import Foundation

/// A part of what is on a stage, with the parts in it: what a UI test and assistive technology see.
package struct AccessibilityNode {
  /// The kind of a part, by the names that UI tests have for them.
  package nonisolated enum Kind: String, CaseIterable, Sendable {
    case window, other, navigationBar, toolbar, tabBar, searchField, table, collectionView, cell
    case button, staticText, link, image, icon, textField, secureTextField, textView
    case `switch`, slider, stepper, segmentedControl, picker, pickerWheel, datePicker, colorWell
    case progressIndicator, activityIndicator, pageIndicator, scrollView, alert, sheet, popover
    case menu, menuItem, keyboard, key, webView, map
  }

  /// Its kind.
  package var kind: Kind
  /// The name by which tests of the app find it; empty for none.
  package var identifier = ""
  /// Its name for people; empty for none.
  package var label = ""
  /// Its value in words, such as the text of a field; nil for none.
  package var value: String?
  /// The text of an empty field; nil for none.
  package var placeholder: String?
  /// Its text as it is drawn, such as in capitals; nil if it is drawn as it was given.
  package var drawnText: String?
  /// Its frame in the stage's points, including parts that are not visible.
  package var frame: CGRect
  /// The part of the frame that its surroundings leave visible; something may be in front of it.
  package var visible: CGRect
  /// The point at which it is tapped; nil for the middle of its visible part.
  package var activationPoint: CGPoint?
  /// Whether it can be used.
  package var isEnabled = true
  /// Whether it is selected.
  package var isSelected = false
  /// Whether it gets typed text.
  package var hasFocus = false
  /// Its traits.
  package var traits: UIAccessibilityTraits = []
  /// The view that it is, or is a part of.
  package var view: UIView
  /// The row that it is, or is in, if that is scrolled away.
  private(set) var row: (table: UITableView, index: IndexPath)?
  /// The parts in it, back to front.
  package var children: [AccessibilityNode] = []

  /// Puts the part, with all parts in it, into a row that is scrolled away.
  mutating func setRow(_ row: (table: UITableView, index: IndexPath)) {
    self.row = row
    for index in children.indices { children[index].setRow(row) }
  }

  /// Makes a part of a view.
  init(_ kind: Kind, of view: UIView, at place: ViewPlacement) {
    self.kind = kind
    self.view = view
    frame = place.frame
    visible = place.visible
  }
}
