public import Drawing
public import Testing

extension Bitmap: CustomTestStringConvertible {
  /// A failed expectation names its size, not each of its bytes.
  public var testDescription: String { "a bitmap of \(width)×\(height)" }
}
