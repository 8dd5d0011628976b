public import Foundation

/// An element on screen, which the user sees and may press.
public nonisolated struct StageElement: Hashable, Sendable {
  /// The kind of an element.
  public enum Role: String, CaseIterable, Sendable {
    /// The button that goes back.
    case backButton
    /// A bar's title.
    case title
    /// A large title under the bar.
    case largeTitle
    /// The line above a bar's title.
    case prompt
    /// A button in a navigation bar.
    case barButton
    /// A button in a toolbar.
    case toolbarButton
    /// A tab.
    case tab
    /// A part of a segmented control.
    case segment
    /// A row of a list.
    case cell
    /// A title in the index at a list's edge.
    case indexTitle
    /// A button anywhere else.
    case button
    /// Text that is only read.
    case text
    /// A picture.
    case image
    /// A field to type in.
    case textField
    /// A field to search with.
    case searchField
    /// A switch.
    case toggle
    /// A slider.
    case slider
    /// A pair of buttons that count up and down.
    case stepper
    /// A wheel of a picker; its text is the selected row's.
    case picker
    /// A progress bar or an activity indicator.
    case progress
    /// Dots that show which page is current.
    case pageControl
    /// An entry of a menu.
    case menuItem
    /// A key of the software keyboard.
    case key
  }

  /// The kind of the element.
  public var role: Role
  /// Its accessibility label, else its text; a field's placeholder, or the label before the field.
  public var label: String
  /// The name by which tests find it, which people never hear; nil for none.
  public var identifier: String?
  /// Its value in words: the text of a field, `on` or `off` of a switch, the percentage of a slider;
  /// nil for an element without one.
  public var value: String?
  /// The further texts in it, such as the subtitle of a row.
  public var details: [String]
  /// Its frame in the stage's points, including parts that are not visible.
  public var frame: CGRect
  /// Whether it can be pressed.
  public var isEnabled: Bool
  /// Whether it is shown as selected, as a segment, a tab or a row.
  public var isSelected: Bool
  /// Whether it gets what is typed.
  public var isFocused: Bool
  /// Its traits: the app's own, else those of its role, with `selected` and `notEnabled`.
  public var traits: UIAccessibilityTraits

  /// Makes an element.
  public init(
    role: Role, label: String, frame: CGRect, isEnabled: Bool = true, identifier: String? = nil,
    value: String? = nil, details: [String] = [], isSelected: Bool = false,
    isFocused: Bool = false, traits: UIAccessibilityTraits = []
  ) {
    self.role = role
    self.label = label
    self.frame = frame
    self.isEnabled = isEnabled
    self.identifier = identifier
    self.value = value
    self.details = details
    self.isSelected = isSelected
    self.isFocused = isFocused
    self.traits = traits
  }
}
