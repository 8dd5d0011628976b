import Foundation
public import NavigationKit

nonisolated extension ScreenInspection {
  /// An element that the user can see or press.
  public struct Element: Hashable, Sendable, Encodable {
    /// The role and the label.
    public internal(set) var role, label: String
    /// The name by which tests find it; nil for none.
    public let identifier: String?
    /// The value in words: the text of a field, `on` or `off` of a switch, a slider's percentage.
    public internal(set) var value: String?
    /// The further texts in it, such as the subtitle of a row.
    public internal(set) var details: [String]
    /// The frame: x, y, width and height in points.
    public internal(set) var frame: [Double]
    /// Whether it is enabled, shown as selected, and gets what is typed.
    public let isEnabled, isSelected, isFocused: Bool
    /// The names of its traits.
    public let traits: [String]

    /// Takes an element of a stage.
    public init(_ element: StageElement) {
      role = element.role.rawValue
      label = element.label
      identifier = element.identifier
      value = element.value
      details = element.details
      frame = ScreenInspection.numbers(element.frame)
      isEnabled = element.isEnabled
      isSelected = element.isSelected
      isFocused = element.isFocused
      traits = element.traits.names
    }

    /// Takes an area that holds elements.
    init(area kind: String, label: String, identifier: String?, frame: CGRect) {
      (role, self.label, self.identifier) = (kind, label, identifier)
      (value, details, traits) = (nil, [], [])
      self.frame = ScreenInspection.numbers(frame)
      (isEnabled, isSelected, isFocused) = (true, false, false)
    }
  }
}

nonisolated extension ScreenInspection.Element {
  /// The element as a line of text: what it is and says, where it is, and its states.
  ///
  /// Such as `textField "Name" = "Ann"  (20.00 80.00 335.00 34.00)  #login.name  focused`. A value that
  /// is the label is not repeated, nor are traits that each element of the role has.
  var line: String { parts(frame: ScreenInspection.words(frame)).joined(separator: "  ") }

  /// The parts of such a line: what it is and says, the frame in the words that are given, the states.
  package func parts(frame: String) -> [String] {
    var words = roleAndLabel
    for detail in details { words += " – \(ScreenInspection.quoted(detail))" }
    if let value, value != label { words += " = \(ScreenInspection.quoted(value))" }
    return [words, frame] + states
  }

  /// What it is called: its role and label.
  package var roleAndLabel: String { "\(role) \(ScreenInspection.quoted(label))" }

  private var states: [String] {
    let states = [("selected", isSelected), ("focused", isFocused), ("disabled", !isEnabled)]
    return (identifier.map { $0.isEmpty ? [] : ["#\($0)"] } ?? [])
      + states.filter(\.1).map(\.0) + ownTraits
  }

  /// The traits that neither the role nor a state tells.
  private var ownTraits: [String] {
    let told = (StageElement.Role(rawValue: role)?.accessibilityTraits ?? [])
      .union([.selected, .notEnabled])
    return traits.filter { !told.names.contains($0) }
  }
}
