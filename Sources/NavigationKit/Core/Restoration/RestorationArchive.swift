/// The saved state of an app, from which it is restored at its next launch.
///
/// It holds only values, neither code nor objects. It may name a class that makes an object. Only a
/// class of the program that conforms to ``UIViewControllerRestoration`` or
/// ``UIObjectRestoration`` is used, as in UIKit: conforming is how an app offers a class.
public nonisolated struct RestorationArchive: Hashable, Sendable, Codable {
  /// The values that the app delegate encoded.
  var application: [String: RestorationValue] = [:]
  /// The saved objects, in the order in which they were first encoded; the root controller first.
  var entries: [Entry] = []
  /// The activity that the scene delegate returned.
  var activity: Activity?

  /// The state of one object.
  struct Entry: Hashable, Sendable, Codable {
    /// The restoration identifiers of its ancestors, then its own; two objects may have the same
    /// path.
    var path: [String]
    /// The name of the class that makes the object; nil to ask the app delegate.
    var factory: String?
    var values: [String: RestorationValue] = [:]
  }

  /// The values of an ``NSUserActivity``.
  struct Activity: Hashable, Sendable, Codable {
    var type: String
    var title: String?
    var values: [String: RestorationValue] = [:]
  }

  var isEmpty: Bool { application.isEmpty && entries.isEmpty && activity == nil }
}

nonisolated extension RestorationArchive: CustomStringConvertible {
  /// A readable listing, with a line for each object and each value.
  public var description: String {
    var lines: [String] = []
    if !application.isEmpty { lines += ["app"] + text(application) }
    for entry in entries {
      let factory = entry.factory.map { " made by \($0)" } ?? ""
      lines += [name(entry) + factory] + text(entry.values)
    }
    if let activity {
      let title = activity.title.map { " \($0.debugDescription)" } ?? ""
      lines += ["scene: \(activity.type.debugDescription)" + title] + text(activity.values)
    }
    return lines.joined(separator: "\n")
  }

  private func text(_ values: [String: RestorationValue]) -> [String] {
    values.sorted { $0.key < $1.key }.map { "  \(name($0.key)): \(text($0.value))" }
  }

  private func text(_ value: RestorationValue) -> String {
    switch value {
    case .bool(let bool): "\(bool)"
    case .integer(let integer): "\(integer)"
    case .number(let number): "\(number)"
    case .string(let string): string.debugDescription
    case .data(let data): "\(data.count) bytes"
    case .date(let date): "\(date)"
    case .list(let values): "[\(values.map(text).joined(separator: ", "))]"
    case .dictionary(let values): "{\(inline(values))}"
    case .object(let type, let values): "\(name(type)) {\(inline(values))}"
    case .reference(let number):
      entries.indices.contains(number) ? name(entries[number]) : "nothing"
    }
  }

  private func inline(_ values: [String: RestorationValue]) -> String {
    values.sorted { $0.key < $1.key }.map { "\(name($0.key)): \(text($0.value))" }
      .joined(separator: ", ")
  }

  private func name(_ entry: Entry) -> String { entry.path.map(name).joined(separator: "/") }

  /// The name, in quotation marks if it is empty or has special characters.
  private func name(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "._-# ".contains($0) }
    return isPlain && !text.isEmpty ? text : text.debugDescription
  }
}
