import Drawing
import Foundation

/// The items of an animator as bodies of a world.
final class DynamicScene {
  private struct Entry {
    let item: any UIDynamicItem
    /// How the item was turned, and by which transform, when it became a body.
    var angle: Double
    var transform: CGAffineTransform
  }

  var world = BodyWorld()
  /// In the order of the world's bodies.
  private var entries: [Entry] = []
  /// Where each item is among them.
  private var places: [ObjectIdentifier: Int] = [:]
  private var made = 0

  var items: [any UIDynamicItem] { entries.map(\.item) }

  /// Keeps the bodies of some items, and makes those that are missing.
  func setItems(_ wanted: [any UIDynamicItem]) {
    let identities = Set(wanted.map(ObjectIdentifier.init))
    let kept = entries.indices.filter { identities.contains(ObjectIdentifier(entries[$0].item)) }
    if kept.count < entries.count {
      entries = kept.map { entries[$0] }
      world.bodies = kept.map { world.bodies[$0] }
      places = [:]
      for (place, entry) in entries.enumerated() { places[ObjectIdentifier(entry.item)] = place }
    }
    for item in wanted where index(of: item) == nil { add(item) }
  }

  private func add(_ item: any UIDynamicItem) {
    made += 1
    places[ObjectIdentifier(item)] = entries.count
    entries.append(Entry(item: item, angle: item.angle, transform: item.transform))
    var body = RigidBody(id: made, shape: item.shape, position: Vector(item.center.finite))
    body.angle = item.angle
    world.bodies.append(body)
  }

  private func index(of item: any UIDynamicItem) -> Int? { places[ObjectIdentifier(item)] }

  /// The body of an item; nil for one that no behavior moves.
  func body(of item: any UIDynamicItem) -> RigidBody? { index(of: item).map { world.bodies[$0] } }

  /// The item of the body with a number.
  func item(of id: Int) -> (any UIDynamicItem)? { world.index(of: id).map { entries[$0].item } }

  /// Changes the body of an item; returns false if it has none.
  @discardableResult
  func change(_ item: any UIDynamicItem, _ change: (inout RigidBody) -> Void) -> Bool {
    guard let index = index(of: item) else { return false }
    change(&world.bodies[index])
    return true
  }

  /// Takes over where an item is now, and what it is like.
  func read(_ item: any UIDynamicItem) {
    guard let index = index(of: item) else { return }
    (entries[index].angle, entries[index].transform) = (item.angle, item.transform)
    world.bodies[index].shape = item.shape
    world.bodies[index].position = Vector(item.center.finite)
    world.bodies[index].angle = item.angle
  }

  /// Moves the bodies on by a step.
  func advance(under behaviors: [UIDynamicBehavior]) -> [BodyWorld.ContactChange] {
    for index in world.bodies.indices { world.bodies[index].material = BodyMaterial() }
    for behavior in behaviors { behavior.prepare(self) }
    var influences = BodyInfluences()
    for behavior in behaviors { behavior.act(&influences, in: self) }
    return world.advance(under: influences)
  }

  /// Moves and turns the items to where their bodies are.
  func show() {
    for (entry, body) in zip(entries, world.bodies) where !body.material.isAnchored {
      let item = entry.item
      if item.center != body.position.point { item.center = body.position.point }
      let turn = CGAffineTransform(rotationAngle: body.angle - entry.angle)
      let transform =
        body.angle == entry.angle ? entry.transform : entry.transform.concatenating(turn)
      if item.transform != transform { item.transform = transform }
    }
  }
}
