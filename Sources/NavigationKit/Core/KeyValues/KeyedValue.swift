import Foundation

/// A value of any type, whose parts are reached by key paths, as by Objective-C's `valueForKeyPath:`.
nonisolated struct KeyedValue {
  private let value: Any?

  init(_ value: Any?) { self.value = flattened(value) }

  /// The value at a key path: in a dictionary, an object of tables, see ``ClassTable``, or all members
  /// of a collection; an unknown key stops the program.
  subscript(path: String) -> Any? {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let key = parts.first, value != nil else { return nil }
    let rest = parts.count > 1 ? parts[1] : nil
    if key.hasPrefix("@") {
      return CollectionOperator(named: key).value(of: members ?? [], at: rest)
    }
    if let members, dictionary == nil { return members.map { KeyedValue($0)[path] as Any } }
    let found = part(key)
    return rest.map { KeyedValue(found)[$0] } ?? found
  }

  /// The members of a collection, of a dictionary its values; nil for other values.
  var members: [Any?]? {
    switch value {
    case let dictionary as NSDictionary: dictionary.allValues.map { $0 }
    case let dictionary as [AnyHashable: Any]: dictionary.values.map { $0 }
    case let array as [Any]: array.map(flattened)
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let set as NSOrderedSet: set.map { $0 }
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  private var dictionary: [AnyHashable: Any]? {
    switch value {
    case let dictionary as [AnyHashable: Any]: dictionary
    case let dictionary as NSDictionary:
      Dictionary(
        dictionary.map { ($0.key as? AnyHashable ?? AnyHashable("\($0.key)"), $0.value) }
      ) { $1 }
    default: nil
    }
  }

  private func part(_ key: String) -> Any? {
    if key.lowercased() == "self" { return value }
    if let dictionary { return flattened(dictionary[key]) }
    switch value {
    case let text as String: return part(key, of: text)
    case let object?: return property(key, of: object as AnyObject)
    case nil: return nil
    }
  }

  private func part(_ key: String, of text: String) -> Any? {
    switch key {
    case "length": return text.utf16.count
    case "lowercaseString": return text.lowercased()
    case "uppercaseString": return text.uppercased()
    case "capitalizedString": return text.capitalized
    case "intValue", "integerValue": return (text as NSString).integerValue
    case "doubleValue", "floatValue": return (text as NSString).doubleValue
    case "boolValue": return (text as NSString).boolValue
    case "description": return text
    default: Self.refuse(key, of: "NSString")
    }
  }

  private func property(_ key: String, of object: AnyObject) -> Any? {
    MainActor.preconditionIsolated(
      "The property \(key) of \(type(of: object)) was asked for by its name off the main actor.")
    let boxed = MainActorValue(object)
    return MainActor.assumeIsolated {
      let object = boxed.value
      if let object = object as? NSObject, !(object is NSString), !(object is NSNumber) {
        return MainActorValue(object.value(forKey: key))
      }
      guard let outlet = Outlet.named(key, of: object) else {
        Self.refuse(key, of: "\(type(of: object))")
      }
      return MainActorValue(outlet.get(object))
    }.value
  }

  private static func refuse(_ key: String, of name: String) -> Never {
    preconditionFailure(
      "[\(name) valueForUndefinedKey:]: this class is not key value coding-compliant for the key"
        + " \(key).")
  }
}
