import Foundation

/// A bar whose look is set by appearances, or else by properties of its own.
protocol StyledBar: AppearanceCustomizable, UIView {
  associatedtype Appearance: UIBarAppearance

  /// The bar's background.
  var background: BarBackground { get }
  /// The look set by its own properties.
  var look: LegacyBarAppearance { get set }
  /// The appearances set for the bar.
  var appearances: BarAppearances<Appearance> { get set }
  /// The appearance that replaces the look of its own properties.
  var standardAppearance: Appearance { get set }
  /// The appearances made from its own properties.
  var madeAppearances: [UIBarMetrics: Appearance] { get set }
  /// The appearances that the item on top brings with it.
  var itemAppearances: BarAppearances<Appearance> { get }
  /// The metrics by which appearances are chosen.
  var metrics: UIBarMetrics { get }
  /// Whether the bar belongs to a container, so that it can follow the scrolling of a page.
  var isManaged: Bool { get }

  /// An appearance made from its own properties, for bar metrics.
  func makeAppearance(_ metrics: UIBarMetrics) -> Appearance
  /// Applies the current appearance.
  func restyle()
}

extension StyledBar {
  var itemAppearances: BarAppearances<Appearance> { BarAppearances() }
  var metrics: UIBarMetrics { UIBarMetrics(in: traitCollection, withPrompt: false) }

  /// The appearances that the bar uses, at the scroll edge and away from it.
  var resolved: ResolvedBarAppearance<Appearance> {
    ResolvedBarAppearance(
      item: itemAppearances, bar: appearances, made: madeAppearance(metrics), look: look,
      isCompact: metrics.isCompact, knowsEdge: isManaged)
  }

  /// The current appearance of titles, buttons and tabs.
  var textAppearance: Appearance {
    resolved.text(at: background.backgroundView.fraction(at: window?.stage?.now ?? 0))
  }

  /// The appearance made from the bar's own properties, for bar metrics.
  func madeAppearance(_ metrics: UIBarMetrics) -> Appearance {
    if let made = madeAppearances[metrics] { return made }
    let made = makeAppearance(metrics)
    madeAppearances[metrics] = made
    return made
  }

  /// The appearance made for default metrics; changing it sets it as the standard one.
  var madeStandardAppearance: Appearance {
    let made = madeAppearance(.default)
    made.whenChanged = { [weak self, weak made] in
      guard let self, let made, appearances.standard == nil else { return }
      standardAppearance = made
    }
    return made
  }

  /// The looks made from the bar's own properties are made anew.
  func ownLookDidChange() {
    madeAppearances = [:]
    restyle()
  }

  // MARK: Setting

  /// Sets a part of the bar's own look for one of its properties.
  func change<Part, Value>(
    _ part: Part, as place: WritableKeyPath<LegacyBarAppearance, Part>,
    for property: ReferenceWritableKeyPath<Self, Value>
  ) {
    look[keyPath: place] = part
    customized(property)
  }

  /// Copies an appearance and sets it for one of the bar's properties.
  func adopt<Value>(
    _ appearance: Appearance?,
    as place: WritableKeyPath<BarAppearances<Appearance>, Appearance?>,
    for property: ReferenceWritableKeyPath<Self, Value>
  ) {
    appearances[keyPath: place] = appearance?.adopted { [weak self] in self?.restyle() }
    customized(property)
  }
}
