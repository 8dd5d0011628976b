public import Foundation

/// An accessory at an end of a list's row, as a value.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public nonisolated enum DisplayedState: Int, Hashable, Sendable {
    /// Always.
    case always
    /// While the collection view is in editing mode.
    case whenEditing
    /// While the collection view is not in editing mode.
    case whenNotEditing
  }

  /// How much room an accessory is given.
  public nonisolated enum LayoutDimension: Hashable, Sendable {
    /// As much as it needs.
    case actual
    /// As much as the standard accessories need.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The end of the row at which an accessory is.
  public enum Placement {
    /// Returns the place of an accessory, counted from the leading end, among those before it in the
    /// array that are at the same side.
    public typealias Position = ([UICellAccessory]) -> Int

    /// Where lines of text begin; after the other accessories there unless said otherwise.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Where lines of text end; after the other accessories there unless said otherwise.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// How the tap on a disclosure is taken.
  public nonisolated enum OutlineDisclosureStyle: Int, Hashable, Sendable {
    /// As ``header`` in a section's header, else as ``cell``.
    case automatic
    /// A tap anywhere on the row expands or collapses it.
    case header
    /// A tap on the accessory expands or collapses the row; the row can be selected.
    case cell
  }

  /// How an accessory looks.
  public struct Options {
    var isHidden: Bool
    var width: LayoutDimension
    var tintColor: UIColor?

    /// Makes options; the default ones unless given.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      width = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a disclosure indicator looks.
  public typealias DisclosureIndicatorOptions = Options
  /// How a checkmark looks.
  public typealias CheckmarkOptions = Options
  /// How a delete button looks.
  public typealias DeleteOptions = Options
  /// How an insert button looks.
  public typealias InsertOptions = Options
  /// How a grip looks.
  public typealias ReorderOptions = Options
  /// How a selection circle looks.
  public typealias MultiselectOptions = Options
  /// How a detail button looks.
  public typealias DetailOptions = Options

  /// How a pop-up button looks; grey unless its colour is set.
  public typealias PopUpMenuOptions = Options

  /// How a disclosure looks and is tapped.
  public struct OutlineDisclosureOptions {
    let style: OutlineDisclosureStyle
    let options: Options

    /// Makes options; the default ones unless given.
    public init(
      style: OutlineDisclosureStyle? = nil, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How a label looks.
  public struct LabelOptions {
    let font: UIFont
    let adjustsFont: Bool
    let options: Options

    /// Makes options; the font of running text in grey by default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.font = font ?? .preferredFont(forTextStyle: .body)
      adjustsFont = adjustsFontForContentSizeCategory ?? true
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor ?? .secondaryLabel)
    }
  }

  /// A view of the app's at an end of a row.
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    let options: Options

    /// Makes a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      view = customView
      self.placement = placement
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  enum Kind {
    case disclosure
    case checkmark
    case delete(() -> Void)
    case insert(() -> Void)
    case reorder
    case multiselect
    case detail(() -> Void)
    case outline(OutlineDisclosureStyle, (() -> Void)?)
    case label(String, UIFont, adjusts: Bool)
    case popUp(UIMenu, ((UIMenuElement) -> Void)?)
    case view(UIView)
  }

  let kind: Kind
  let placement: Placement
  let options: Options

  /// Whether it is shown in a row.
  func isShown(isEditing: Bool) -> Bool {
    guard !options.isHidden else { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  private var displayed: DisplayedState {
    switch placement {
    case .leading(let displayed, _), .trailing(let displayed, _): displayed
    }
  }

  /// Whether it is where lines of text begin.
  var isLeading: Bool {
    if case .leading = placement { true } else { false }
  }

  /// Accessories in the order in which they stand at their sides.
  static func placed(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var sides: (leading: [UICellAccessory], trailing: [UICellAccessory]) = ([], [])
    for accessory in accessories {
      switch accessory.placement {
      case .leading(_, let position): accessory.insert(into: &sides.leading, at: position)
      case .trailing(_, let position): accessory.insert(into: &sides.trailing, at: position)
      }
    }
    return sides.leading + sides.trailing
  }

  private func insert(into side: inout [UICellAccessory], at position: Placement.Position) {
    side.insert(self, at: max(0, min(position(side), side.count)))
  }
}
