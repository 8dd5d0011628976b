import Foundation

/// Encodes and decodes the values of one object by their keys.
///
/// It stores property-list values in a dictionary, not in one of Foundation's archives. An object
/// is stored as the values it encodes by ``NSSecureCoding``; only a call that names its class
/// decodes it.
nonisolated final class RestorationCoder: NSCoder {
  /// The encoded values.
  private(set) var values: [String: RestorationValue]
  /// The values that could not be encoded.
  private(set) var faults: [RestorationFault] = []
  /// Finds the objects that have entries of their own; weak, because the restorer retains its
  /// coders.
  private(set) weak var references: (any RestorationReferences)?
  private let depth: Int

  /// - Parameters:
  ///   - references: Finds the objects that have entries of their own.
  ///   - depth: How many objects this object is nested in.
  init(
    _ values: [String: RestorationValue] = [:], references: (any RestorationReferences)?,
    depth: Int = 0
  ) {
    self.values = values
    self.references = references
    self.depth = depth
  }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { values[key] != nil }

  // MARK: Encoding

  override func encode(_ object: Any?, forKey key: String) {
    guard let object else { return }
    values[key] = value(of: object, at: depth, key: key)
  }

  override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    encode(object, forKey: key)
  }
  override func encode(_ value: Bool, forKey key: String) { values[key] = .bool(value) }
  override func encode(_ value: Int, forKey key: String) { values[key] = .integer(Int64(value)) }
  override func encode(_ value: Int32, forKey key: String) { values[key] = .integer(Int64(value)) }
  override func encode(_ value: Int64, forKey key: String) { values[key] = .integer(value) }
  override func encode(_ value: Float, forKey key: String) { values[key] = .number(Double(value)) }
  override func encode(_ value: Double, forKey key: String) { values[key] = .number(value) }
  override func encodeBytes(
    _ bytesp: UnsafePointer<UInt8>?, length lenv: Int, forKey key: String
  ) { values[key] = .data(bytesp.map { Data(bytes: $0, count: lenv) } ?? Data()) }

  /// The value to store; nil, with a fault, if the object cannot be encoded.
  private func value(of any: Any, at depth: Int, key: String) -> RestorationValue? {
    let value = encoded(any, at: depth, key: key)
    if value == nil { faults.append(.notSaved(type: "\(type(of: any))", key: key)) }
    return value
  }

  private func encoded(_ any: Any, at depth: Int, key: String) -> RestorationValue? {
    guard depth < RestorationValue.deepest else { return nil }
    if let value = RestorationValue(propertyList: any, depth: depth) { return value }
    if let object = RestorationValue.object(any), let number = references?.number(of: object) {
      return .reference(number)
    }
    if let list = any as? [Any] {
      // A list is saved without the elements that cannot be encoded.
      return .list(list.compactMap { value(of: $0, at: depth + 1, key: key) })
    }
    guard !(any is [AnyHashable: Any]), let object = any as? any NSSecureCoding,
      type(of: object).supportsSecureCoding
    else {
      return nil
    }
    let coder = RestorationCoder(references: references, depth: depth + 1)
    object.encode(with: coder)
    faults += coder.faults
    return .object(class: Self.name(of: type(of: object)), values: coder.values)
  }

  private static func name(of type: Any.Type) -> String { String(reflecting: type) }

  // MARK: Decoding

  override func decodeBool(forKey key: String) -> Bool {
    if case .bool(let bool) = values[key] { return bool }
    return decodeInt64(forKey: key) != 0
  }
  override func decodeInteger(forKey key: String) -> Int { Int(decodeInt64(forKey: key)) }
  override func decodeInt32(forKey key: String) -> Int32 {
    Int32(truncatingIfNeeded: decodeInt64(forKey: key))
  }
  override func decodeInt64(forKey key: String) -> Int64 {
    switch values[key] {
    case .integer(let integer): integer
    case .number(let number): Int64(exactly: number.rounded()) ?? 0
    default: 0
    }
  }
  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
  override func decodeDouble(forKey key: String) -> Double {
    switch values[key] {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: 0
    }
  }
  override func withDecodedUnsafeBufferPointer<ResultType>(
    forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> ResultType
  ) rethrows -> ResultType {
    guard case .data(let data) = values[key] else { return try body(nil) }
    return try Array(data).withUnsafeBufferPointer(body)
  }
  override func decodePropertyList(forKey key: String) -> Any? { values[key]?.propertyList }

  override func decodeObject(forKey key: String) -> Any? {
    values[key].flatMap { object($0, of: []) }
  }

  /// Decodes property-list values, references, and objects of one of the classes.
  private func object(_ value: RestorationValue, of classes: [AnyClass]) -> Any? {
    switch value {
    case .reference(let number): return references?.object(number)
    case .list(let values): return values.compactMap { object($0, of: classes) }
    case .object(let name, let values):
      let named = classes.first { Self.name(of: $0) == name } as? any NSSecureCoding.Type
      return named?.init(
        coder: RestorationCoder(values, references: references, depth: depth + 1))
    default: return value.propertyList
    }
  }

  override func decodeObject<DecodedObjectType>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding {
    decodeObject(of: [cls], forKey: key) as? DecodedObjectType
  }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    // A caller that names a Foundation class expects an object of it, not a Swift value.
    values[key].flatMap { object($0, of: classes ?? []) }.map(Self.bridged)
  }

  private static func bridged(_ object: Any) -> Any {
    let candidates: [NSObject?] = [
      (object as? String).map(NSString.init(string:)), (object as? Data).map(NSData.init(data:)),
      (object as? [Any]).map(NSArray.init(array:)),
      (object as? [String: Any]).map(NSDictionary.init(dictionary:)),
      (object as? Bool).map(NSNumber.init(value:)), (object as? Int).map(NSNumber.init(value:)),
      (object as? Double).map(NSNumber.init(value:)),
      (object as? Date).map {
        NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
      },
    ]
    let found = candidates.lazy.compactMap { $0 }.first
    return found ?? object
  }
}

/// Finds the objects that have archive entries of their own, and the entries' objects.
nonisolated protocol RestorationReferences: AnyObject {
  /// The number of an object's entry; nil if the object cannot have one.
  func number(of object: AnyObject) -> Int?
  /// The restored object of an entry; nil if it was not made.
  func object(_ number: Int) -> Any?
}
