/// The circumstances of what is shown in place of content.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// What is searched for; nil for nothing.
  public var searchText: String?

  /// Makes the state of a controller in which nothing is searched for.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
