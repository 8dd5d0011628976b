/// The build settings of a target, whose values may name one another.
public struct BuildSettings: Sendable, Hashable {
  private var values: [String: String]

  /// Settings as they are written.
  public init(_ values: [String: String] = [:]) { self.values = values }

  /// The value of a setting, with what it names; nil if it has none.
  public subscript(name: String) -> String? { values[name].map(expanded) }

  /// A setting's value as a list: what is between spaces.
  public func list(_ name: String) -> [String] {
    (self[name] ?? "").split(separator: " ").map(String.init)
  }

  /// Whether a setting is `YES`.
  public func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// The names of all settings, sorted.
  public var names: [String] { values.keys.sorted() }

  /// Adds the settings of a higher level, whose values may add to those of the lower one.
  public mutating func merge(_ others: [String: String]) {
    // Sorted, so that two settings with conditions always come in the same order.
    for (key, value) in others.sorted(by: { $0.key < $1.key }) {
      guard let name = SettingName(key), name.applies(in: self["CONFIGURATION"]) else { continue }
      let lower = values[name.base] ?? ""
      var value = value
      for own in ["inherited", name.base] {
        value = value.replacing("$(\(own))", with: lower).replacing("${\(own)}", with: lower)
      }
      values[name.base] = value
    }
  }

  /// A text in which `$(NAME)` and `${NAME}` stand for settings; those that are not there for nothing.
  public func expanded(_ text: String) -> String {
    var expansion = SettingsExpansion(values: values)
    return expansion.expanded(text)
  }
}
