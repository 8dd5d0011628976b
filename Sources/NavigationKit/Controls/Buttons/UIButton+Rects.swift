import Foundation

extension UIButton {
  /// The role of a button, by which it may stand out in an alert.
  public enum Role: Int, Hashable, Sendable {
    /// Nothing special.
    case normal
    /// The button that the user most likely chooses.
    case primary
    /// The button cancels.
    case cancel
    /// The button destroys something.
    case destructive
  }

  /// The size of symbols that was asked for in a state.
  public func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { symbolConfigurations[state] }

  /// The size of symbols that is asked for in the current state.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage
      ?? symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }

  /// The label of the configuration's smaller text; nil without one.
  public var subtitleLabel: UILabel? { configuredParts?.subtitle }

  /// The image without a configuration, a symbol of the size that is asked for.
  var sizedImage: UIImage? {
    currentImage?.preferring(currentPreferredSymbolConfiguration)
      .sized(in: traitCollection, growing: imageAdjustment.growsForAccessibility)
  }
}
