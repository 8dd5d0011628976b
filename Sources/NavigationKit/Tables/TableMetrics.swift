import Foundation

/// The measures of tables, in points, as screenshots of the classic look show them.
nonisolated enum TableMetrics {
  /// How high a row is unless told otherwise.
  static let rowHeight: CGFloat = 44
  /// Above and below the texts of a row that grew, in the usual text size: what two lines of 17 and 12
  /// points leave of the usual height.
  static let rowPadding: CGFloat = 3.5
  /// The same for a single text: what a line of 17 points leaves.
  static let singleRowPadding: CGFloat = 11.5
  /// From the edge to text or picture; wide views have the larger one.
  static let margin: CGFloat = 16
  static let wideMargin: CGFloat = 20
  /// The width from which a view is wide.
  static let wideWidth: CGFloat = 414
  /// From a row's picture to its text.
  static let imageGap: CGFloat = 16
  /// Between two texts, and from text to what is at the row's end.
  static let gap: CGFloat = 8
  /// Between a subtitle and the text above it.
  static let subtitleGap: CGFloat = 1
  /// How wide the first column of ``UITableViewCell/CellStyle/value2`` is.
  static let columnWidth: CGFloat = 97

  /// The band above a section of a plain table.
  static let bandHeight: CGFloat = 28
  /// Above a group without a title, and above the first one of all.
  static let groupGap: CGFloat = 17.5
  static let firstGroupGap: CGFloat = 35
  /// Above a group with a title.
  static let groupTitleHeight: CGFloat = 38
  static let firstGroupTitleHeight: CGFloat = 55.5
  /// The radius of an inset group's corners.
  static let groupRadius: CGFloat = 10
  /// From a group's title to its first row, from its last row to its footer, and below that.
  static let titleBottom: CGFloat = 7
  static let footerTop: CGFloat = 8
  static let footerBottom: CGFloat = 10

  /// How far the content of a row moves in while it can be deleted.
  static let editingIndent: CGFloat = 38
  /// From the edge of the red circle's picture to the white background behind its minus: between the two.
  static let minusMargin: CGFloat = 5
  /// From the text of the red button to its edges.
  static let deletePadding: CGFloat = 15

  /// How fast a row has to be let go for its direction alone to decide, in points a second; tuned by eye.
  static let flickSpeed: CGFloat = 300
  /// How much of its width a row is pulled aside for to be deleted at once; tuned by eye.
  static let fullSwipe: CGFloat = 0.6

  /// Seconds a finger rests on a row before it looks pressed: it may be about to scroll.
  static let highlightDelay: TimeInterval = 0.1
  /// Seconds a selection takes to fade, and editing to begin or end.
  static let fadeDuration: TimeInterval = 0.25
  static let editingDuration: TimeInterval = 0.3
  /// Seconds rows take to come and go: as long as editing does.
  static let rowDuration = editingDuration

  /// From the edge to text or picture in a view of a width.
  static func margin(forWidth width: CGFloat) -> CGFloat {
    width >= wideWidth ? wideMargin : margin
  }
}
