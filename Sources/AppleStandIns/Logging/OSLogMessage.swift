/// A message for a log, written as a text with values in it: `"\(count) files, \(name, privacy: .public)"`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The whole message.
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }
  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}
