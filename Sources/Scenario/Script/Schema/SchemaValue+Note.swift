import Foundation

nonisolated extension SchemaValue {
  /// The schema with what editors show beside a key, in Markdown; links lead nowhere there, and are
  /// left out.
  func noted(_ note: String?) -> SchemaValue {
    guard let note, case .object(var object) = self else { return self }
    // What stands beside a reference does not count.
    if object["$ref"] != nil { object = ["allOf": .list([self])] }
    object["description"] = .text(note.replacing(/\[([^\]]+)\]\([^)]+\)/) { $0.1 })
    return .object(object)
  }
}
