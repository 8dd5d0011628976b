import Foundation

/// Finds out which view classes override hit testing: their views have to be asked about any point.
///
/// Swift does not tell which methods a class overrides. But a class object contains its method
/// table, where an inherited method has the same entry as in the superclass's.
nonisolated enum HitTestOverride {
  /// The positions of `hitTest` and `point(inside:)` in the method tables.
  private static let places: [Int] = {
    let (base, other, own) = (words(of: UIView.self), words(of: Plain.self), words(of: Own.self))
    return base.indices.filter { base[$0] == other[$0] && base[$0] != own[$0] }
  }()

  /// Whether a class overrides one of the two methods; true if that cannot be found out.
  static func isIn(_ viewClass: UIView.Type) -> Bool {
    guard places.count == 2 else { return true }
    let (base, words) = (words(of: UIView.self), words(of: viewClass))
    return places.contains { base[$0] != words[$0] }
  }

  /// The words of a class object, as the Swift ABI lays it out: from its address on, without what
  /// is before that.
  private static func words(of viewClass: UIView.Type) -> UnsafeBufferPointer<UInt> {
    let start = unsafeBitCast(viewClass, to: UnsafeRawPointer.self)
    let size = start.load(fromByteOffset: 32, as: UInt32.self)
    let before = start.load(fromByteOffset: 36, as: UInt32.self)
    return UnsafeBufferPointer(
      start: start.assumingMemoryBound(to: UInt.self), count: Int(size - before) / 8)
  }

  private final class Plain: UIView {}

  private final class Own: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }
}

extension UIView {
  /// Whether its class overrides hit testing; true if that cannot be found out.
  var overridesHitTest: Bool { HitTestOverride.isIn(type(of: self)) }
}
