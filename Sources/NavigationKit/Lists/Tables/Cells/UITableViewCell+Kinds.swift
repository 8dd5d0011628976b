extension UITableViewCell {
  /// How a cell's texts are arranged.
  public enum CellStyle: Int, Hashable, Sendable {
    /// An image and one text.
    case `default`
    /// A second, grey text at the trailing end.
    case value1
    /// The main text in the tint colour, aligned with a second text at its trailing side.
    case value2
    /// A second, smaller text below the main text.
    case subtitle
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// No change.
    case none = 0
    /// A grey background, too; it was blue before iOS 7.
    case blue = 1
    /// A grey background.
    case gray = 2
    /// A grey background.
    case `default` = 3
  }

  /// The accessory at a cell's trailing end.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A grey chevron, for a row that leads to another screen.
    case disclosureIndicator
    /// A detail button and a chevron.
    case detailDisclosureButton
    /// A check mark in the tint colour.
    case checkmark
    /// An info button.
    case detailButton
  }

  /// The kinds of separators, by the name that UIKit has for them.
  public typealias SeparatorStyle = UITableView.SeparatorStyle

  /// How the user can edit a row.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// Not at all.
    case none
    /// By deleting it.
    case delete
    /// By inserting another.
    case insert
  }

  /// The parts at a cell's ends besides its default accessory.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// A bit for each part.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The editing control at the leading end.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The actions of a swipe, or those that the red button shows.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The parts that the cell shows now.
  var stateMask: StateMask {
    var mask: StateMask = []
    if isEditing { mask.insert(.showingEditControl) }
    if pull != nil { mask.insert(.showingDeleteConfirmation) }
    return mask
  }
}
