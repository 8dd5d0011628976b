/// The state of a controller for the configuration that it shows in place of content.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text that is searched for; nil for none.
  public var searchText: String?

  /// Makes the state of a controller in which nothing is searched for.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
