/// The difference of two frames, in points, and its wording.
struct Shift: Hashable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  /// The difference of one quantity.
  init(_ quantity: MotionCurve.Measure, by amount: Double) {
    switch quantity {
    case .x: x = amount
    case .y: y = amount
    case .width: width = amount
    case .height: height = amount
    }
  }

  /// From one frame (x, y, width, height) to another.
  init(from old: [Double], to new: [Double]) {
    x = new[0] - old[0]
    y = new[1] - old[1]
    width = new[2] - old[2]
    height = new[3] - old[3]
  }

  /// Such as `moved 0.5 pt right` or `is 2 pt wider`; empty if nothing differs.
  var words: String {
    let offsets = [Self.words(x, "right", "left"), Self.words(y, "down", "up")].compactMap(\.self)
    let sizes = [Self.words(width, "wider", "narrower"), Self.words(height, "taller", "shorter")]
      .compactMap(\.self)
    return [("moved", offsets), ("is", sizes)].filter { !$0.1.isEmpty }
      .map { "\($0.0) \($0.1.joined(separator: " and "))" }
      .joined(separator: " and ")
  }

  private static func words(_ amount: Double, _ more: String, _ less: String) -> String? {
    let points = Decimals.short(amount.magnitude)
    return points == "0" ? nil : "\(points) pt \(amount > 0 ? more : less)"
  }
}
