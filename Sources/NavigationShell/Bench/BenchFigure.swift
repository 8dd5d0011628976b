import Foundation

/// A measured figure of a result, with its key and its kind.
struct BenchFigure {
  /// The kind of a figure.
  enum Kind {
    /// A time, which is set against a copy of a frame: a slower machine takes longer for both.
    case time
    /// How often something can be done, which is set against copies in the same way.
    case rate
    /// Megabytes, which do not depend on the machine's speed.
    case memory
    /// How many times as fast as something else on the same machine.
    case gain
  }

  /// The key, with those around it: `push_frame_ms.worst`.
  let key: String
  /// The value, as it was measured.
  let value: Double
  /// The kind of the figure.
  let kind: Kind

  /// Whether more is better.
  var isBetterHigher: Bool { kind == .rate || kind == .gain }

  /// The value as it is compared with one of another machine.
  ///
  /// - Parameter copy: The milliseconds that a copy of a frame takes on this machine.
  func comparable(copy: Double) -> Double {
    switch kind {
    case .time: value / copy
    case .rate: value * copy
    case .memory, .gain: value
    }
  }

  /// Whether it is too small to be told from noise.
  var isNoise: Bool { value < (kind == .memory ? Self.minimumMemory : Self.minimumTime) }

  /// In megabytes: the memory of a steady program varies by some tenths.
  private static let minimumMemory = 1.0
  /// In milliseconds, as the clock tells microseconds.
  private static let minimumTime = 0.001

  /// Makes a figure; nil if its key is of no kind that is compared.
  private init?(key: String, value: Double) {
    let names = key.split(separator: ".").map(String.init)
    guard let kind = names.lazy.compactMap(Self.kind).first else { return nil }
    (self.key, self.value, self.kind) = (key, value, kind)
  }

  private static func kind(of name: String) -> Kind? {
    switch name {
    // The unit of the other figures, and the machine's own time for a start.
    case "frame_copy_ms", "start_floor_ms": nil
    case "verify_to_file_comparison", "png_to_zlib": .gain
    case let name where name.hasSuffix("_per_s"): .rate
    case let name where name.hasSuffix("_ms") || name == "suite_s": .time
    case let name where name.hasSuffix("_mb"): .memory
    default: nil
    }
  }

  /// The figures of a result, by key.
  static func all(of report: BenchReport) throws -> [BenchFigure] {
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(report))
    return figures(in: json, key: "").sorted {
      $0.key.compare($1.key, options: .numeric) == .orderedAscending
    }
  }

  private static func figures(in json: Any, key: String) -> [BenchFigure] {
    if let parts = json as? [String: Any] {
      return parts.flatMap { name, part in
        figures(in: part, key: key.isEmpty ? name : "\(key).\(name)")
      }
    }
    return (json as? Double).flatMap { BenchFigure(key: key, value: $0) }.map { [$0] } ?? []
  }
}
