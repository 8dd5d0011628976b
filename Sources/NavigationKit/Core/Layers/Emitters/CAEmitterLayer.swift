import Drawing
public import Foundation

/// A layer that sends out particles, which fly, turn, grow and fade.
///
/// The particles are a function of the time and the ``seed``: the same on every machine. The stage
/// counts as settled while they move.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? { didSet { emissionDidChange() } }
  /// The middle of the area that particles come from.
  open var emitterPosition = CGPoint.zero
  /// The size of the area that particles come from; a circle's radius is its width.
  open var emitterSize = CGSize.zero
  /// The shape of the area that particles come from; a point unless set.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of that area that particles come from; all of it unless set.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// Which particles are in front; those that came last unless set.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor of the cells' birth rates; at 0 no more particles come, and those that have come
  /// fly on.
  open var birthRate: Float = 1 {
    didSet {
      if birthRate != oldValue { rates.record(Double(birthRate), at: CACurrentMediaTime()) }
    }
  }
  /// The factor of the cells' lifetimes.
  open var lifetime: Float = 1
  /// The factor of the cells' velocities.
  open var velocity: Float = 1
  /// The factor of the cells' sizes.
  open var scale: Float = 1
  /// The factor of the cells' spins.
  open var spin: Float = 1
  /// The seed of the particles: another number makes other particles.
  open var seed: UInt32 = 0

  private var rates = EmissionRates()

  /// The particles that are visible at a time, those behind first.
  func particles(at time: TimeInterval) -> [Particle] {
    let cells = (emitterCells ?? []).enumerated().flatMap { index, cell -> [Particle] in
      guard cell.isEnabled, cell.picture != nil else { return [] }
      let births = rates.births(
        rate: Double(cell.birthRate), from: beginTime + cell.beginTime, to: time,
        notOlderThan: Double((cell.lifetime + cell.lifetimeRange / 2) * lifetime))
      return births.compactMap { birth in
        Particle(of: cell, born: birth, at: time, from: self, number: index)
      }
    }
    let sorted = cells.sorted { $0.age > $1.age }
    return renderMode == .oldestFirst ? sorted.reversed() : sorted
  }

  private func emissionDidChange() { view.repetitionDidChange() }

  override var startOfEmission: TimeInterval? {
    emitterCells?.isEmpty == false ? beginTime : nil
  }
  override var paintsText: Bool { true }
  override var mayReachBeyondBounds: Bool { true }
  override func paint(_ values: LayerValues, in bounds: CGRect, on canvas: inout Canvas) {
    for particle in particles(at: canvas.now) { particle.paint(on: &canvas) }
  }
}

/// The shape of the area that an emitter's particles come from.
public nonisolated struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line from side to side.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// Which part of its shape an emitter's particles come from.
public nonisolated struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its corners, or the ends of a line; for a circle, its middle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// All of it.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// Which of an emitter's particles are in front.
public nonisolated struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As it comes: those that came last.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Those that came first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Those that came last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
}
