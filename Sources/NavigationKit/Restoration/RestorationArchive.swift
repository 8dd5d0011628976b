/// All that is kept of an app when it ends, to open it again where it was left.
///
/// It holds values only, no code and no object: which classes may be made of it is for the app to say.
public nonisolated struct RestorationArchive: Hashable, Sendable, Codable {
  /// What the app's delegate kept.
  var application: [String: RestorationValue] = [:]
  /// What each object kept, those that hold others before these.
  var entries: [Entry] = []
  /// What the scene's delegate kept.
  var activity: Activity?

  /// What one object kept.
  struct Entry: Hashable, Sendable, Codable {
    /// The identifiers of what it is in, and its own at the end; two objects may have the same.
    var path: [String]
    /// The class that makes it again; nil leaves that to the app's delegate.
    var factory: String?
    var values: [String: RestorationValue] = [:]
  }

  /// What a scene was doing.
  struct Activity: Hashable, Sendable, Codable {
    var type: String
    var title: String?
    var values: [String: RestorationValue] = [:]
  }

  var isEmpty: Bool { application.isEmpty && entries.isEmpty && activity == nil }
}

nonisolated extension RestorationArchive: CustomStringConvertible {
  /// What it holds, for people: a line for each object and each value.
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

  /// A name as it is, or in quotation marks where it could be taken for something else.
  private func name(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "._-# ".contains($0) }
    return isPlain && !text.isEmpty ? text : text.debugDescription
  }
}
