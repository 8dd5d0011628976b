public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A value as JSON by an encoder of one's own.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    text("json") { try encoder.encode($0) }
  }

  /// A value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// A value as a property list by an encoder of one's own.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    text("plist") { try encoder.encode($0) }
  }

  private static func text(
    _ pathExtension: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        FaultNote.leave(.unencodable(type: "\(Value.self)", reason: "\(error)"))
        return ""
      }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// A value of JSON's types as JSON with sorted keys.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        let options: JSONSerialization.WritingOptions = [
          .prettyPrinted, .sortedKeys, .fragmentsAllowed,
        ]
        let data = try JSONSerialization.data(withJSONObject: value, options: options)
        return String(decoding: data, as: UTF8.self)
      } catch {
        FaultNote.leave(.unencodable(type: "\(type(of: value))", reason: "\(error)"))
        return ""
      }
    }
    strategy.pathExtension = "json"
    return strategy
  }
}
