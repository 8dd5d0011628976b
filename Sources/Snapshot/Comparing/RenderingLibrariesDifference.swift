import Drawing

/// How the libraries and fonts that make pictures differ from those that made the baseline; shown
/// before any difference in pixels, as it may explain that.
public struct RenderingLibrariesDifference: Hashable, Sendable, CustomStringConvertible {
  /// One sentence that names each change, such as `SDL was 2.26.5, is 2.30.0`.
  public var description: String

  /// Compares names and versions; nil if they are the same.
  public init?(expected: [String: String], actual: [String: String]) {
    let changed = Set(expected.keys).union(actual.keys)
      .filter { expected[$0] != actual[$0] }
      .sorted(by: FrameRecord.comesBefore)
    guard !changed.isEmpty else { return nil }
    description = changed.map { Self.change(of: $0, from: expected[$0], to: actual[$0]) }
      .joined(separator: "; ")
  }

  private static func change(of name: String, from old: String?, to new: String?) -> String {
    switch (old, new) {
    case (let old?, let new?):
      "\(name) was \(short(old, beside: new)), is \(short(new, beside: old))"
    case (let old?, nil): "\(name) was \(short(old)), is not there"
    case (nil, let new?): "\(name) was not there, is \(short(new))"
    case (nil, nil): ""
    }
  }

  /// How many digits of a fingerprint are shown to tell two apart.
  private static let digits = 4

  /// A version; a fingerprint is cut to its first digits, unless the other one begins with the
  /// same.
  private static func short(_ version: String, beside other: String = "") -> String {
    let start = version.prefix(digits)
    return Fingerprint(version) == nil || other.hasPrefix(start) ? version : start + "…"
  }
}
