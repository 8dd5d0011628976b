import Foundation

/// A value in an archive: a property-list value, an encoded object, or a reference to an object
/// that has an entry of its own.
nonisolated indirect enum RestorationValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case data(Data)
  case date(Date)
  case list([RestorationValue])
  case dictionary([String: RestorationValue])
  /// An object encoded by `NSSecureCoding`; it is decoded only if the app names its class.
  case object(class: String, values: [String: RestorationValue])
  /// The number of an entry in the archive.
  case reference(Int)

  /// The deepest nesting of values; deeper ones are not saved.
  static let deepest = 64

  /// Converts a property-list value; nil for any other value.
  ///
  /// - Parameter depth: How deep the value is nested.
  init?(propertyList any: Any, depth: Int = 0) {
    guard depth < Self.deepest else { return nil }
    // Only objects are matched with Foundation's classes: a cast would bridge a Swift value and all
    // in it.
    if let object = Self.object(any) {
      self.init(foundation: object, depth: depth)
      return
    }
    switch any {
    case let bool as Bool: self = .bool(bool)
    case let integer as any BinaryInteger:
      guard let integer = Int64(exactly: integer) else { return nil }
      self = .integer(integer)
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let string as String: self = .string(string)
    case let data as Data: self = .data(data)
    case let date as Date: self = .date(date)
    case let list as [Any]:
      let values = list.map { RestorationValue(propertyList: $0, depth: depth + 1) }
      guard !values.contains(nil) else { return nil }
      self = .list(values.compactMap { $0 })
    case let dictionary as [AnyHashable: Any]:
      var values: [String: RestorationValue] = [:]
      for (key, value) in dictionary {
        guard let key = key.base as? String,
          let value = RestorationValue(propertyList: value, depth: depth + 1)
        else { return nil }
        values[key] = value
      }
      self = .dictionary(values)
    default: return nil
    }
  }

  /// The value if it is an object already; nil for a Swift value, which a cast would bridge.
  static func object(_ any: Any) -> AnyObject? {
    type(of: any) is AnyClass ? any as AnyObject : nil
  }

  private init?(foundation object: AnyObject, depth: Int) {
    switch object {
    case let number as NSNumber: self.init(number)
    case let string as NSString: self = .string(String(describing: string))
    case let data as NSData: self = .data(Data(referencing: data))
    case let date as NSDate:
      self = .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
    case let list as NSArray:
      self.init(propertyList: list.map { $0 }, depth: depth)
    case let dictionary as NSDictionary:
      self.init(
        propertyList: Dictionary(
          uniqueKeysWithValues: dictionary.compactMap { key, value in
            (key as? AnyHashable).map { ($0, value) }
          }), depth: depth)
    default: return nil
    }
  }

  private init(_ number: NSNumber) {
    switch String(cString: number.objCType) {
    case "c", "B": self = .bool(number.boolValue)
    case "d", "f": self = .number(number.doubleValue)
    default: self = .integer(number.int64Value)
    }
  }

  /// The value for Foundation; nil for objects and references, and for collections with such
  /// elements.
  var propertyList: Any? {
    switch self {
    case .bool(let bool): return bool
    case .integer(let integer): return Int(integer)
    case .number(let number): return number
    case .string(let string): return string
    case .data(let data): return data
    case .date(let date): return date
    case .list(let values):
      let list = values.map(\.propertyList)
      return list.contains { $0 == nil } ? nil : list.compactMap { $0 }
    case .dictionary(let values):
      let dictionary = values.compactMapValues(\.propertyList)
      return dictionary.count == values.count ? dictionary : nil
    case .object, .reference: return nil
    }
  }
}

nonisolated extension RestorationValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case bool, integer, number, string, data, date, list, dictionary, values, reference
    case type = "class"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value {
      try container.decode(Value.self, forKey: key)
    }
    if container.contains(.type) {
      self = .object(class: try value(.type), values: try value(.values))
      return
    }
    switch container.allKeys.first {
    case .bool: self = .bool(try value(.bool))
    case .integer: self = .integer(try value(.integer))
    case .number: self = .number(try value(.number))
    case .data: self = .data(try value(.data))
    case .date: self = .date(try value(.date))
    case .list: self = .list(try value(.list))
    case .dictionary: self = .dictionary(try value(.dictionary))
    case .reference: self = .reference(try value(.reference))
    default: self = .string(try value(.string))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .bool(let bool): try container.encode(bool, forKey: .bool)
    case .integer(let integer): try container.encode(integer, forKey: .integer)
    case .number(let number): try container.encode(number, forKey: .number)
    case .string(let string): try container.encode(string, forKey: .string)
    case .data(let data): try container.encode(data, forKey: .data)
    case .date(let date): try container.encode(date, forKey: .date)
    case .list(let values): try container.encode(values, forKey: .list)
    case .dictionary(let values): try container.encode(values, forKey: .dictionary)
    case .object(let type, let values):
      try container.encode(type, forKey: .type)
      try container.encode(values, forKey: .values)
    case .reference(let number): try container.encode(number, forKey: .reference)
    }
  }
}
