public import Foundation

/// Provides a table's data.
///
/// If subclasses of the data source's class are to override these methods, declare the methods
/// `open` in the class body: a subclass cannot override the default implementations below.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell for a row.
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  /// The number of sections; 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title of a section's header.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title of a section's footer.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// The titles of the index at the trailing edge, usually one for each section; nil for none.
  ///
  /// ``UITableView/indexSearch`` stands for a magnifying glass.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that a title of the index leads to: unless implemented, that of the same number.
  ///
  /// A number that is no section's, such as `NSNotFound`, leads nowhere.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Whether a row can be edited: with the red button while editing, otherwise with a swipe.
  ///
  /// Unless implemented, rows can be deleted only while editing, and swiped only if the delegate
  /// gives actions for them. UIKit checks whether the method that commits is implemented, which is
  /// impossible in Swift without Objective-C.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether the user can drag a row to another place while editing.
  ///
  /// Unless implemented, that is so if the row's cell has `showsReorderControl` set. UIKit checks
  /// whether the method that moves is implemented, which is impossible in Swift without Objective-C.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Applies the user's move to the data; the table shows it already.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Applies the user's edit to the data: deletes the row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// No title.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// No title.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Nil, for no index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section of the same number.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Returns whether the table is being edited, or the delegate gives actions for the row.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.editsRowsByDefault
  }
  /// Returns whether the row's cell shows its reorder control.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.movesRowByDefault(at: indexPath)
  }
  /// Moves nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.acceptsMoves = false }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
