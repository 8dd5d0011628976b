import Drawing
public import Foundation

/// A run as JSON, for other programs and to be read back: keys sorted, one value per line.
public enum JSONReport {
  /// The format's version; it rises with every incompatible change.
  public static let schema = 1

  /// Encodes a run; numbers that JSON cannot hold become strings such as `"nan"`.
  public static func data(_ run: RunResult) throws -> Data {
    let encoder = JSONEncoder.forReports
    encoder.outputFormatting.insert(.prettyPrinted)
    return try encoder.encode(Numbered(run: run))
  }

  /// Decodes what `data(_:)` wrote; throws for another schema and for any byte changed since.
  public static func run(from data: Data) throws -> RunResult {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let run = try decoder.decode(Numbered.self, from: data).run
    guard try self.data(run) == data else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "this is not as it was written"))
    }
    return run
  }
}

extension JSONEncoder {
  /// The settings of all reports.
  static var forReports: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }
}

/// A run with the schema and the fingerprint beside its own keys.
private struct Numbered: Codable {
  enum OwnKey: CodingKey { case schema, fingerprint }
  var run: RunResult

  init(run: RunResult) { self.run = run }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: OwnKey.self)
    let schema = try container.decode(Int.self, forKey: .schema)
    guard schema == JSONReport.schema else {
      throw DecodingError.dataCorruptedError(
        forKey: .schema, in: container,
        debugDescription: "this is schema \(schema), and only \(JSONReport.schema) can be read")
    }
    run = try RunResult(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try run.encode(to: encoder)
    var container = encoder.container(keyedBy: OwnKey.self)
    try container.encode(JSONReport.schema, forKey: .schema)
    try container.encode(try run.fingerprint, forKey: .fingerprint)
  }
}

extension RunResult {
  /// The fingerprint of the run's JSON, which shows that a file was edited.
  fileprivate var fingerprint: Fingerprint {
    get throws { Fingerprint(of: try JSONEncoder.forReports.encode(self)) }
  }
}
