/// What is said of a controller's traits otherwise than around it.
struct ControllerTraitOverride {
  /// Light or dark, by the controller itself.
  var style = UIUserInterfaceStyle.unspecified
  /// Anything, by its container.
  var given: UITraitCollection?
}

extension UIViewController {
  /// Light or dark for the view and all in it, whatever is around; unspecified leaves it to that.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverride.style }
    set {
      traitOverride.style = newValue
      sayOverrides()
    }
  }

  /// Shows a child, and all in it, otherwise than this controller; nil takes that back.
  ///
  /// It counts until the child leaves; a controller that is no child stops the program.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    precondition(
      childViewController.parent === self,
      "Traits are overridden for a child only: call addChild(\(childViewController)) on \(self) first."
    )
    childViewController.traitOverride.given = collection
    childViewController.sayOverrides()
  }

  /// Hands its view what counts for all in it.
  func sayOverrides() {
    guard let view = viewIfLoaded else { return }
    let said = overrides
    guard said != nil || view.controllerTraits != nil else { return }
    view.controllerTraits = said.map { UITraitCollection(traitsFrom: $0) }
  }

  /// The traits around it, but for what is said otherwise.
  func joiningOverrides(to traits: UITraitCollection) -> UITraitCollection {
    overrides.map { UITraitCollection(traitsFrom: [traits] + $0) } ?? traits
  }

  /// What the container says, then what the controller says itself; nil for nothing.
  private var overrides: [UITraitCollection]? {
    let given = parent?.overrideTraitCollection(forChild: self)
    guard traitOverride.style != .unspecified else { return given.map { [$0] } }
    return [given, UITraitCollection(userInterfaceStyle: traitOverride.style)].compactMap { $0 }
  }
}
