/// What is said of a controller's traits otherwise than around it.
struct ControllerTraitOverride {
  /// Light or dark, by the controller itself.
  var style = UIUserInterfaceStyle.unspecified
  /// Anything, by its container.
  var given: UITraitCollection?
}

extension UIViewController {
  func overrideStyle(by style: UIUserInterfaceStyle) {
    traitOverride.style = style
    sayOverrides()
  }

  func override(_ child: UIViewController, by collection: UITraitCollection?) {
    precondition(
      child.parent === self,
      "Traits are overridden for a child only: call addChild(\(child)) on \(self) first.")
    child.traitOverride.given = collection
    child.sayOverrides()
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
