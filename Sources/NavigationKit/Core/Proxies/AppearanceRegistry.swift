import Foundation

/// The proxies of an app.
final class AppearanceRegistry {
  private var records: [ObjectIdentifier: [AppearanceRecord]] = [:]
  /// The proxy objects, which write to the records; equal requests get the same object.
  private var proxies: [any AppearanceCustomizable] = []
  /// Whether any proxy is limited to traits, so that a change of traits may change appearances.
  private var knowsTraits = false

  init() {}

  /// Starts with what another has been told so far; neither learns what the other is told later.
  init(copying other: AppearanceRegistry) {
    records = other.records.mapValues { $0.map(AppearanceRecord.init(copying:)) }
    knowsTraits = other.knowsTraits
  }

  /// The proxy of a class, limited to containers and traits; nil traits stand for any.
  func proxy<Proxy: AppearanceCustomizable>(
    of type: AnyClass, in containers: [AnyClass], for traits: UITraitCollection?,
    _ make: () -> Proxy
  ) -> Proxy {
    let record = record(of: type, in: containers, for: traits)
    for case let existing as Proxy in proxies {
      if case .proxy(let other) = existing.appearanceRole, other === record { return existing }
    }
    let proxy = make()
    proxy.appearanceRole = .proxy(record)
    proxies.append(proxy)
    return proxy
  }

  private func record(
    of type: AnyClass, in containers: [AnyClass], for traits: UITraitCollection?
  ) -> AppearanceRecord {
    let existing = records[ObjectIdentifier(type), default: []]
    if let record = existing.first(where: { $0.isOf(type, in: containers, for: traits) }) {
      return record
    }
    let record = AppearanceRecord(type: type, containers: containers, traits: traits)
    records[ObjectIdentifier(type)] = existing + [record]
    if traits != nil { knowsTraits = true }
    return record
  }

  // MARK: Applying

  /// Applies the proxies' values to a view, and to the bar item that the view shows, if any.
  func apply(to view: UIView) {
    apply(to: view, in: view.next, shownBy: view)
    guard let itemView = view as? any BarItemView else { return }
    if apply(to: itemView.barItem, in: view, shownBy: view) {
      itemView.barItemAppearanceDidChange()
    }
  }

  /// Applies the proxies' values again after a view's traits changed, if any proxy is limited to
  /// traits.
  func traitsDidChange(of view: UIView) {
    if knowsTraits { apply(to: view) }
  }

  /// - Returns: Whether there was anything to apply.
  @discardableResult
  private func apply(
    to object: any AppearanceCustomizable, in responder: UIResponder?, shownBy view: UIView
  ) -> Bool {
    guard case .ordinary(let overrides) = object.appearanceRole else { return false }
    let settings = settings(for: object, in: responder, shownBy: view)
      .filter { !overrides.contains($0.key) }
    object.byDefault { for setting in settings { setting.apply(object) } }
    return !settings.isEmpty
  }

  /// The values to set on an object, one for each key: that of the most specific proxy.
  private func settings(
    for object: any AppearanceCustomizable, in responder: UIResponder?, shownBy view: UIView
  ) -> [AppearanceSetting] {
    let classes = ClassLine(type(of: object))
    let candidates = classes.classes.flatMap { records[ObjectIdentifier($0)] ?? [] }
    guard !candidates.isEmpty else { return [] }
    let around = candidates.allSatisfy(\.containers.isEmpty) ? [] : containers(around: responder)
    let traits = view.traitCollection
    let found = candidates.compactMap { record in
      specificity(of: record, in: around, traits).map { (specificity: $0, record: record) }
    }
    var settings: [AppearanceSetting] = []
    // Of two equally specific proxies the later one wins.
    for (_, record) in found.sorted(by: { $0.specificity < $1.specificity }) {
      settings.removeAll { old in record.settings.contains { $0.key == old.key } }
      settings += record.settings
    }
    return settings
  }

  /// How specific a proxy is for an object; nil if it does not apply to it.
  private func specificity(
    of record: AppearanceRecord, in around: [ClassLine], _ traits: UITraitCollection
  ) -> AppearanceSpecificity? {
    guard traits.containsTraits(in: record.traits),
      let places = AppearanceSpecificity.places(of: record.containers, in: around)
    else { return nil }
    return AppearanceSpecificity(
      classDepth: ClassLine(record.type).depth, places: places, hasTraits: record.traits != nil)
  }

  /// The classes of a responder and the containers around it, from the window inwards.
  private func containers(around responder: UIResponder?) -> [ClassLine] {
    var found: [ClassLine] = []
    for responder in sequence(first: responder, next: { $0?.next }) {
      guard let container = responder as? any UIAppearanceContainer else { continue }
      found.append(ClassLine(type(of: container)))
      let presentation = (container as? UIViewController)?.ownPresentation?.controller
      presentation.map { found.append(ClassLine(type(of: $0))) }
    }
    return found.reversed()
  }
}

/// A view that shows a bar item.
protocol BarItemView: UIView {
  /// The item.
  var barItem: UIBarItem { get }
  /// Called after proxies' values were applied to the item.
  func barItemAppearanceDidChange()
}
