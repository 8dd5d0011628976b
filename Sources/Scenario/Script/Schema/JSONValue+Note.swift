import Foundation

nonisolated extension JSONValue {
  /// The schema with what editors show beside a key, in Markdown; links lead nowhere there, and are
  /// left out.
  func noted(_ note: String?) -> JSONValue {
    guard let note, case .object(var object) = self else { return self }
    // What stands beside a reference does not count.
    if object["$ref"] != nil { object = ["allOf": .array([self])] }
    object["description"] = .string(note.replacing(/\[([^\]]+)\]\([^)]+\)/) { $0.1 })
    return .object(object)
  }
}
