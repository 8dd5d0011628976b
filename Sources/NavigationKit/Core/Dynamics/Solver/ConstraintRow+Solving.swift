// How soft constraints are solved in small steps: Erin Catto, “Solver2D” (2024).

nonisolated extension ConstraintRow {
  /// How an error is made up for.
  private struct Softness {
    /// How much of the error is made up for in a second.
    var rate = 0.0
    /// How much of the impulse for a wrong speed is given.
    var mass = 1.0
    /// How much of the impulses before is taken back.
    var relief = 0.0

    static let none = Softness()

    init() {}

    init(frequency: Double, damping: Double, step: Double) {
      let omega = 2 * Double.pi * frequency
      let first = 2 * damping + step * omega
      let second = step * omega * first
      (rate, mass, relief) = (omega / first, second / (1 + second), 1 / (1 + second))
    }
  }

  private func softness(step: Double) -> Softness {
    let highest = 0.25 / step
    return switch stiffness {
    case .contact: Softness(frequency: min(60, highest), damping: 10, step: step)
    case .rigid: Softness(frequency: min(60, highest), damping: 2, step: step)
    case .spring(let frequency, let damping):
      Softness(frequency: min(frequency, highest), damping: damping, step: step)
    case .friction: .none
    }
  }

  /// Whether it only pushes.
  private var isOneSided: Bool { limits.lowerBound == 0 }

  private var isSpring: Bool {
    if case .spring = stiffness { true } else { false }
  }

  /// The speed that makes up for the error, and how hard it is enforced.
  private func correction(step: Double, isRelaxing: Bool) -> (bias: Double, softness: Softness) {
    // Bodies that are apart may come together within the step, and no further.
    if isOneSided, error > 0 { return (error / step, .none) }
    guard isSpring || !isRelaxing else { return (0, .none) }
    let softness = softness(step: step)
    let bias = softness.rate * error
    return (stiffness == .contact ? max(bias, -Self.fastestPush) : bias, softness)
  }

  /// Corrects the velocities of its bodies; while relaxing, errors are left as they are.
  mutating func solve(
    _ bodies: inout [RigidBody], step: Double, isRelaxing: Bool, normalImpulse: Double
  ) {
    if let normal {
      let limit = normal.friction * normalImpulse
      limits = -limit...limit
    }
    let (bias, softness) = correction(step: step, isRelaxing: isRelaxing)
    let wanted =
      -mass(of: bodies) * softness.mass * (speed(of: bodies) + bias) - softness.relief * impulse
    let next = min(max(impulse + wanted, limits.lowerBound), limits.upperBound)
    give(next - impulse, to: &bodies)
    impulse = next
    greatestImpulse = max(greatestImpulse, next)
  }

  /// How fast overlapping bodies are pushed apart, in points per second.
  private static let fastestPush = 400.0
}
