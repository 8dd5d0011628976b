/// A view's part in its traits.
struct ViewTraits {
  /// The traits that the app overrides.
  var appOverrides = UITraitOverrides()
  /// Traits that the kind of view overrides, for itself and its subviews.
  var own: UITraitCollection?
  /// Traits that its controller overrides, or the controller's container.
  var controller: UITraitCollection?
  /// All overridden traits; nil for none.
  var overrides: UITraitCollection?
  /// The traits of the view; nil if they have to be computed again.
  var cached: UITraitCollection?
  /// The traits it last had in a window; nil before that.
  var lastInWindow: UITraitCollection?
  /// Other observers of its traits.
  var observers: [TraitObserver] = []
}

extension UIView {
  /// The traits that the app overrides, for the view and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { traits.appOverrides }
    set {
      traits.appOverrides = newValue
      mergeTraitOverrides()
    }
  }

  var ownTraits: UITraitCollection? {
    get { traits.own }
    set {
      traits.own = newValue
      mergeTraitOverrides()
    }
  }

  var controllerTraits: UITraitCollection? {
    get { traits.controller }
    set {
      traits.controller = newValue
      mergeTraitOverrides()
    }
  }

  var overrides: UITraitCollection? {
    get { traits.overrides }
    set {
      let old = traits.overrides
      traits.overrides = newValue
      overridesDidChange(from: old)
    }
  }

  var cachedTraits: UITraitCollection? {
    get { traits.cached }
    set { traits.cached = newValue }
  }

  var lastWindowTraits: UITraitCollection? {
    get { traits.lastInWindow }
    set { traits.lastInWindow = newValue }
  }

  var traitObservers: [TraitObserver] {
    get { traits.observers }
    set { traits.observers = newValue }
  }
}
