/// The content of a cell, as a value that makes the view for it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration that it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// The circumstances of a configuration.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the row is selected.
  public var isSelected = false
  /// Whether a finger is pressing the row.
  public var isHighlighted = false
  /// Whether the row is in editing mode.
  public var isEditing = false

  /// Makes the state of a cell that is neither selected, pressed nor edited.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a header or footer.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether it is disabled.
  public var isDisabled = false
  /// Whether a finger is pressing it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false

  /// Makes the state of a view that is neither disabled, pressed nor selected.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
