public import Drawing
public import Foundation

nonisolated extension NSCoder {
  /// The text of a point: `{x, y}`.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// The text of a vector: `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  /// The text of a size: `{width, height}`.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// The text of a rectangle: `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// The text of a transform: `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[\(text(numbers).dropFirst().dropLast())]"
  }
  /// The text of insets: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// The text of an offset: `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }

  /// The point of a text; zero for another text.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// The vector of a text; zero for another text.
  public class func cgVector(for string: String) -> CGVector {
    numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// The size of a text; zero for another text.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// The rectangle of a text; zero for another text.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
      ?? .zero
  }
  /// The transform of a text; the identity for another text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(in: string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// The insets of a text; zero for another text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
  /// The offset of a text; zero for another text.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private static func text(_ numbers: [CGFloat]) -> String {
    "{\(numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", "))}"
  }

  /// The numbers of a text; nil if there are not just so many.
  private static func numbers(in text: String, _ count: Int) -> [CGFloat]? {
    let parts = text.components(separatedBy: CharacterSet(charactersIn: "{}[], "))
    let numbers = parts.filter { !$0.isEmpty }.map { Double($0) }
    guard numbers.count == count, !numbers.contains(nil) else { return nil }
    return numbers.compactMap { $0.map { CGFloat($0) } }
  }
}
