import Foundation

/// The proxies of an app.
final class AppearanceRegistry {
  private var records: [ObjectIdentifier: [AppearanceRecord]] = [:]
  /// What records are written by; the same object each time it is asked for.
  private var proxies: [any AppearanceTaking] = []
  /// Whether a change of circumstances may change looks.
  private var knowsTraits = false

  /// The proxy of a class with limits.
  func proxy<Proxy: AppearanceTaking>(
    of type: AnyClass, in containers: [AnyClass], for traits: UITraitCollection?,
    _ make: () -> Proxy
  ) -> Proxy {
    let record = record(of: type, in: containers, for: traits)
    for case let known as Proxy in proxies {
      if case .proxy(let other) = known.appearanceStanding, other === record { return known }
    }
    let proxy = make()
    proxy.appearanceStanding = .proxy(record)
    proxies.append(proxy)
    return proxy
  }

  private func record(
    of type: AnyClass, in containers: [AnyClass], for traits: UITraitCollection?
  ) -> AppearanceRecord {
    let known = records[ObjectIdentifier(type), default: []]
    if let record = known.first(where: { $0.isOf(type, in: containers, for: traits) }) {
      return record
    }
    let record = AppearanceRecord(type: type, containers: containers, traits: traits)
    records[ObjectIdentifier(type)] = known + [record]
    if traits != nil { knowsTraits = true }
    return record
  }

  // MARK: Applying

  /// Gives a view, and the item of a bar that it stands for, what proxies say of them.
  func apply(to view: UIView) {
    guard !(view.window is ScreenChromeWindow) else { return }
    apply(to: view, in: view.next, shownBy: view)
    guard let itemView = view as? any BarItemView else { return }
    if apply(to: itemView.barItem, in: view, shownBy: view) { itemView.barItemDidTakeLooks() }
  }

  /// The circumstances of a view changed, and what proxies for circumstances say with them.
  func traitsDidChange(of view: UIView) {
    if knowsTraits { apply(to: view) }
  }

  /// - Returns: Whether there was anything to apply.
  @discardableResult
  private func apply(
    to taker: any AppearanceTaking, in responder: UIResponder?, shownBy view: UIView
  ) -> Bool {
    guard case .ordinary(let given) = taker.appearanceStanding else { return false }
    let settings = settings(for: taker, in: responder, shownBy: view)
      .filter { !given.contains($0.key) }
    taker.byDefault { for setting in settings { setting.apply(taker) } }
    return !settings.isEmpty
  }

  /// What is to be set, each once: what the most exact proxy says of it.
  private func settings(
    for taker: any AppearanceTaking, in responder: UIResponder?, shownBy view: UIView
  ) -> [AppearanceSetting] {
    let classes = ClassLine(type(of: taker))
    let candidates = classes.classes.flatMap { records[ObjectIdentifier($0)] ?? [] }
    guard !candidates.isEmpty else { return [] }
    let around = candidates.allSatisfy(\.containers.isEmpty) ? [] : containers(around: responder)
    let traits = view.traitCollection
    let found = candidates.compactMap { record in
      exactness(of: record, in: around, traits).map { (exactness: $0, record: record) }
    }
    var settings: [AppearanceSetting] = []
    // Of two that are as exact as each other the later one counts.
    for (_, record) in found.sorted(by: { $0.exactness < $1.exactness }) {
      settings.removeAll { old in record.settings.contains { $0.key == old.key } }
      settings += record.settings
    }
    return settings
  }

  /// nil where a proxy does not mean what is there.
  private func exactness(
    of record: AppearanceRecord, in around: [ClassLine], _ traits: UITraitCollection
  ) -> AppearanceExactness? {
    guard traits.containsTraits(in: record.traits),
      let places = AppearanceExactness.places(of: record.containers, in: around)
    else { return nil }
    return AppearanceExactness(
      classDepth: ClassLine(record.type).depth, places: places, hasTraits: record.traits != nil)
  }

  /// The classes of what a view is in, from the window inwards.
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

/// A view that stands for an item of a bar.
protocol BarItemView: UIView {
  /// The item.
  var barItem: UIBarItem { get }
  /// The item looks as proxies have it now.
  func barItemDidTakeLooks()
}
