nonisolated extension PartKey {
  /// What it is in a mapping, in Markdown.
  func note(in form: MappingForm) -> String? {
    if Self.elementForms.contains(form), let note = elementNote { return note }
    if form == .inside(.expect) { return expectationNote }
    return Self.notes(inside: form.name)?[self]
  }

  /// What it asks of an element, in Markdown; nil for other keys.
  private var elementNote: String? {
    switch self {
    case .role: "its role"
    case .label: "its label, letter by letter"
    case .matches:
      #"a regular expression for all of its label, in which upper and lower case differ: "#
        + #"`{matches: 'Movie \d+ – .*'}`"#
    case .id: "its accessibility identifier"
    case .value: #"its value; `""` in an empty field"#
    case .detail: "one of its further texts"
    case .selected: "`true` or `false`: whether it is selected, as a row, a tab or a segment"
    case .enabled: "`true` or `false`: whether it can be pressed"
    case .focused: "`true` or `false`: whether it gets what is typed"
    case .inside:
      "another element, whose frame its middle is in: `{role: toggle, in: Bluetooth}`. Also a "
        + "list or another view by its identifier, `{id: sidebar}`"
    case .below: "another element that it is below"
    case .above: "another element that it is above"
    case .before:
      "another element of the same line that it is before, in the direction of writing"
    case .after: "another element of the same line that it is after, in the direction of writing"
    case .nth:
      "which one it is of those that meet all else, line by line in the direction of writing: "
        + "`1` is the first, `-1` the last"
    case .at:
      "in targets alone: the place in it that is touched, from its top left, `[90%, 50%]` or in "
        + "points; its middle if not said"
    default: nil
    }
  }

  /// What it expects of the screen, in Markdown; nil for other keys.
  private var expectationNote: String? {
    switch self {
    case .title: #"the title of the page on top, or `{matches: 'Inbox \(\d+\)'}`"#
    case .depth: "the number of pages on the stack"
    case .presented:
      "the title of what is presented over the rest, or `{title: New, as: sheet}`: `sheet`, "
        + "`popover`, `alert`, `action-sheet`, `full-screen`, `custom`, or `none` if nothing may be"
    case .elements:
      "`{present: …, absent: …}` list elements that must be on screen or not; `count: {role: "
        + "cell, is: 5}`, or `at-least: 1`, `at-most: 3`, says how many; `order: [Files, Photos]` "
        + "in which reading order, others may be between"
    case .frame:
      "where an element is: `{of: Send, at: [300, 20], size: [44, 44], at-least: [44, 44], "
        + "inside: safe area}`, to two decimals; `inside` is `safe area`, `screen` or an element"
    case .focus: "the element that gets what is typed"
    case .screen: "the lines of all elements, in their order: see below"
    case .settled: "`true`: nothing moves"
    case .sameAs:
      "an earlier capture, which the screen, or the part that the capture shows, must equal"
    default: nil
    }
  }
}
