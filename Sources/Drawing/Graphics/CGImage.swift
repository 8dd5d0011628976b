// On Linux, Foundation lacks this type.

/// A picture by reference, with its size in pixels.
public final class CGImage: Hashable, Sendable {
  /// What is drawn.
  package let reference: ImageReference
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int

  package init(_ reference: ImageReference, width: Int, height: Int) {
    (self.reference, self.width, self.height) = (reference, width, height)
  }

  /// Pictures are equal if they look the same in the same size.
  public static func == (first: CGImage, second: CGImage) -> Bool {
    first.reference == second.reference && first.width == second.width
      && first.height == second.height
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}
