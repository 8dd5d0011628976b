public import Foundation

/// The background of a cell's content, as a value.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Hashable {
  /// The colours of a default background.
  enum DefaultStyle: Hashable {
    case clear, plainCell, groupedCell, sidebarCell

    /// The colour; nil for the tint colour.
    func color(_ choice: Choice) -> UIColor? {
      switch (self, choice) {
      case (.clear, _), (.sidebarCell, .none): .clear
      case (.plainCell, .none): .systemBackground
      case (.groupedCell, .none): .secondarySystemGroupedBackground
      case (.plainCell, _), (.groupedCell, _): .cellSelection
      case (.sidebarCell, .pressed): .tertiarySystemFill
      case (.sidebarCell, .selected): nil
      }
    }
  }

  enum Choice: Hashable { case none, pressed, selected }

  private let defaultStyle: DefaultStyle
  /// Whether the cell is selected or pressed.
  private var choice = Choice.none
  /// The colour that the app has set.
  private var explicitColor: UIColor??

  init(_ defaultStyle: DefaultStyle) { self.defaultStyle = defaultStyle }

  /// The colour; nil for the tint colour.
  public var backgroundColor: UIColor? {
    get { explicitColor ?? defaultStyle.color(choice) }
    set { explicitColor = .some(newValue) }
  }

  /// The transformer of the colour before it is shown; nil for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Whether the app has set a colour.
  var hasOwnColor: Bool { explicitColor != nil }
  /// A picture on the colour; nil unless set.
  public var image: UIImage?
  /// How the picture is fitted into the background; stretched unless set.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// An effect on the content behind the background; nil unless set.
  public var visualEffect: UIVisualEffect?
  /// A view in the background's place; nil unless set.
  public var customView: UIView?
  /// The radius of the corners, in points; 0 unless set.
  public var cornerRadius: CGFloat {
    get { explicitRadius ?? 0 }
    set { explicitRadius = newValue }
  }
  /// The radius that the app has set; nil for none.
  private(set) var explicitRadius: CGFloat?
  /// The space around the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border; nil for the tint colour.
  public var strokeColor: UIColor?
  /// The width of the border, in points; there is none unless set.
  public var strokeWidth: CGFloat = 0

  /// How far outside of the background the border is, in points; 0 unless set.
  public var strokeOutset: CGFloat = 0
  /// The transformer of the border's colour before it is shown; nil for none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// The colour with a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the border with a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The background for a state: grey where a cell is selected or pressed, the tint colour where a
  /// sidebar's cell is selected, unless the app has set a colour.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var copy = self
    copy.choice = state.isSelected ? .selected : state.isHighlighted ? .pressed : .none
    return copy
  }

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
}
