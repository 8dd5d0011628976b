/// The traits that override those that a controller inherits.
struct ControllerTraitOverride {
  /// The style that the controller sets itself.
  var style = UIUserInterfaceStyle.unspecified
  /// The traits that its container sets.
  var containerTraits: UITraitCollection?
  /// The traits that the app overrides.
  var own = UITraitOverrides()
  /// Those who observe the controller's traits.
  var observers: [TraitObserver] = []
}

extension UIViewController {
  var traitObservers: [TraitObserver] {
    get { traitOverride.observers }
    set { traitOverride.observers = newValue }
  }

  /// The style of the view and its subviews; `unspecified`, the default, inherits it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverride.style }
    set {
      traitOverride.style = newValue
      applyTraitOverrides()
    }
  }

  /// The traits that the app overrides, for the controller, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { traitOverride.own }
    set {
      traitOverride.own = newValue
      applyTraitOverrides()
    }
  }

  /// Overrides traits of a child and its children; nil removes the override.
  ///
  /// It lasts until the child has another parent. A controller that is not a child stops the
  /// program.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    precondition(
      childViewController.parent === self,
      "Traits are overridden for a child only: call addChild(\(childViewController)) on \(self) first."
    )
    childViewController.traitOverride.containerTraits = collection
    childViewController.applyTraitOverrides()
  }

  /// Passes the overrides on to the view.
  func applyTraitOverrides() {
    guard let view = viewIfLoaded else { return }
    let said = overrides
    guard said != nil || view.controllerTraits != nil else { return }
    view.controllerTraits = said.map { UITraitCollection(traitsFrom: $0) }
  }

  /// The given traits with the overrides applied.
  func applyingTraitOverrides(to traits: UITraitCollection) -> UITraitCollection {
    overrides.map { UITraitCollection(traitsFrom: [traits] + $0) } ?? traits
  }

  /// The container's overrides, then the controller's own; nil if there are none.
  private var overrides: [UITraitCollection]? {
    let containerTraits = parent?.overrideTraitCollection(forChild: self)
    let style = traitOverride.style
    let own = style == .unspecified ? nil : UITraitCollection(userInterfaceStyle: style)
    let said = [containerTraits, traitOverride.own.collection, own].compactMap { $0 }
    return said.isEmpty ? nil : said
  }
}
