import Foundation

/// A value with all that is in it, as text.
struct ValueDump {
  private(set) var text = ""
  /// The objects around the value that is being described.
  private var around: Set<ObjectIdentifier> = []

  init(_ value: Any) { add(value, name: nil, indent: 0) }

  private mutating func add(_ value: Any, name: String?, indent: Int) {
    let mirror = Mirror(reflecting: value)
    let own = value as? any AnySnapshotStringConvertible
    let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    let isAround = object.map(around.contains) ?? false
    let hasParts = own.map { type(of: $0).renderChildren } ?? true
    let parts = hasParts && !isAround ? Self.parts(of: mirror) : []
    let label = name.map { "\($0): " } ?? ""
    let title = own?.snapshotDescription ?? Self.title(of: value, mirror)
    let mark = parts.isEmpty ? "-" : "▿"
    let spaces = String(repeating: " ", count: indent)
    text += "\(spaces)\(mark) \(label)\(title)\(isAround ? " (see above)" : "")\n"
    object.map { _ = around.insert($0) }
    for part in parts { add(part.value, name: part.label, indent: indent + 2) }
    if !isAround, let object { around.remove(object) }
  }

  /// The parts of a value, those of superclasses first; of dictionaries and sets in order.
  private static func parts(of mirror: Mirror) -> [Mirror.Child] {
    let inherited = mirror.superclassMirror.map(parts) ?? []
    let own: [Mirror.Child] = mirror.children.map { label, value in
      (label.flatMap { $0.hasPrefix(".") ? nil : $0 }, value)
    }
    switch mirror.displayStyle {
    case .dictionary, .set:
      return own.map { (ValueDump($0.value).text, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    default: return inherited + own
    }
  }

  private static func title(of value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return counted(count, "element")
    case .set: return counted(count, "member")
    case .dictionary: return counted(count, "key/value pair")
    case .tuple: return "(\(counted(count, "element")))"
    case .optional: return count == 0 ? "nil" : "Optional"
    case .enum:
      let name = mirror.children.first?.label ?? "\(value)"
      return "\(mirror.subjectType).\(name)"
    case .struct where count > 0, .class: return "\(mirror.subjectType)"
    default: return withoutAddresses(String(describing: value))
    }
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  /// A description in which no address of an object is left.
  static func withoutAddresses(_ description: String) -> String {
    description.replacing(/:?\s*0x[0-9a-fA-F]+/, with: "")
  }
}
