public import Foundation

/// A field that acts on the items in its region: made by one of the class' methods.
///
/// Lengths count in units of 100 points, so that a force of 1 is that of a push of 1: it accelerates
/// 100×100 points of density 1 by 100 points per second, each second.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  let kind: FieldKind

  init(_ kind: FieldKind) {
    self.kind = kind
    super.init()
  }

  private var list = DynamicItemList([]) { didSet { didChange() } }
  private var noise = FieldNoise(smoothness: 0, speed: 0) { didSet { didChange() } }

  /// The items that it acts on, where they are in the region.
  open var items: [any UIDynamicItem] { list.items }
  /// Acts on an item, too.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }
  /// Leaves an item alone.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  /// The field's middle, in the reference view's coordinates; the origin by default.
  open var position = CGPoint.zero { didSet { didChange() } }
  /// Where it acts, around its position; everywhere by default.
  open var region = UIRegion.infinite { didSet { didChange() } }
  /// How strong it is; 1 by default.
  open var strength: CGFloat = 1 { didSet { didChange() } }
  /// How fast it becomes weaker with the distance from its position: by this power of the distance,
  /// in units of 100 points.
  ///
  /// By default it is 0: the field is as strong everywhere.
  open var falloff: CGFloat = 0 { didSet { didChange() } }
  /// The distance from its position, in points, up to which it is as strong as there; very small by
  /// default.
  open var minimumRadius: CGFloat = 1e-3 { didSet { didChange() } }
  /// Where linear gravity pulls, or with which velocity a field moves items, in units of 100 points
  /// per second; no other field has one.
  open var direction = CGVector.zero { didSet { didChange() } }
  /// How smooth the noise of a field of noise or turbulence is, 0…1: at 0 it differs from place to
  /// place, at 1 it changes over hundreds of points.
  open var smoothness: CGFloat {
    get { noise.smoothness }
    set { noise.smoothness = newValue }
  }
  /// How fast the noise of a field of noise or turbulence changes; at 0, not at all.
  open var animationSpeed: CGFloat {
    get { noise.speed }
    set { noise.speed = newValue }
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func act(_ influences: inout BodyInfluences, in scene: DynamicScene) {
    for item in items {
      guard let body = scene.body(of: item), let sample = sample(of: body) else { continue }
      let velocity = sample.velocity(of: kind, after: BodyWorld.step)
      if velocity != body.velocity { scene.change(item) { $0.velocity = velocity } }
      let pull = sample.acceleration(of: kind)
      if pull != .zero { influences.accelerate(body, by: pull) }
      if let force = customForce(on: body) { influences.push(body, by: force) }
    }
  }

  /// The force of the app's code on a body; nil if there is no code, or no force.
  private func customForce(on body: RigidBody) -> Vector? {
    guard case .custom(let evaluate) = kind else { return nil }
    let force = evaluate(
      self, body.position.point, CGVector(dx: body.velocity.x, dy: body.velocity.y), body.mass,
      body.material.charge, BodyWorld.step)
    let vector = Heading(force).finite * (strength(at: distance(to: body)) * BodyMaterial.unitForce)
    return vector == .zero ? nil : vector
  }

  /// The sample of the field at a body's place; nil outside of the region.
  private func sample(of body: RigidBody) -> FieldSample? {
    // In the middle of the step, so that a spring neither gains nor loses by the length of steps.
    let place = body.position + body.velocity * (BodyWorld.step / 2)
    let offset = place - Vector(position)
    guard region.contains(offset.point) else { return nil }
    return FieldSample(
      body: body, strength: strength(at: offset.length), offset: offset,
      direction: Heading(direction).finite,
      noise: isNoisy ? noise.value(at: place, dynamicAnimator?.elapsedTime ?? 0) : .zero)
  }

  private var isNoisy: Bool {
    switch kind {
    case .noise, .turbulence: true
    default: false
    }
  }

  private func distance(to body: RigidBody) -> Double { (body.position - Vector(position)).length }

  /// How strong it is at a distance in points; 0 where that is not a number.
  private func strength(at distance: Double) -> Double {
    let units = max(distance, minimumRadius) / FieldSample.unitLength
    let strength = falloff == 0 ? strength : strength * pow(units, -falloff)
    return strength.isFinite ? strength : 0
  }
}
