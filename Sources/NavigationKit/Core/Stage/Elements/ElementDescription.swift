/// What an element says of itself, to scripts as to UI tests.
struct ElementDescription {
  /// The name by which tests find it; nil for none.
  let identifier: String?
  /// The name that the app gave it; nil for none.
  let label: String?
  let value: ElementValue?
  let isEnabled, isSelected, isFocused: Bool
  let traits: UIAccessibilityTraits

  /// Describes a view, by what the app says of it, else by what its class does.
  ///
  /// - Parameter isFocused: Whether it is the first responder, which is not asked of each view of a
  ///   screen.
  init(of view: UIView, isFocused: Bool) {
    identifier = view.elementIdentifier
    label = view.accessibilityLabel
    value = view.accessibilityValue.map(ElementValue.text) ?? view.elementValue
    self.isFocused = isFocused
    (isEnabled, isSelected, traits) = Self.states(
      view.accessibilityTraits, isEnabled: view.elementIsEnabled,
      isSelected: view.elementIsSelected)
  }

  /// Describes an element that is no view.
  init(of element: UIAccessibilityElement) {
    identifier = element.accessibilityIdentifier
    label = element.accessibilityLabel
    value = element.accessibilityValue.map(ElementValue.text)
    isFocused = false
    (isEnabled, isSelected, traits) = Self.states(
      element.accessibilityTraits, isEnabled: true, isSelected: false)
  }

  /// The states that traits and class agree on, and the traits with them.
  private static func states(
    _ traits: UIAccessibilityTraits, isEnabled: Bool, isSelected: Bool
  ) -> (isEnabled: Bool, isSelected: Bool, traits: UIAccessibilityTraits) {
    let isSelected = isSelected || traits.contains(.selected)
    return (
      isEnabled && !traits.contains(.notEnabled), isSelected,
      isSelected ? traits.union(.selected) : traits
    )
  }
}
