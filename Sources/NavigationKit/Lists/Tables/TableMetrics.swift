import Foundation

/// The dimensions of tables, in points, from screenshots of the classic look.
nonisolated enum TableMetrics {
  /// The default height of a row.
  static let rowHeight: CGFloat = 44
  /// The space above and below a row's two texts: at the default text size, text of 17 and 12
  /// points then makes a row of 44 points.
  static let rowPadding: CGFloat = 3.5
  /// The same for a single text of 17 points.
  static let singleRowPadding: CGFloat = 11.5
  /// The space between a row's upper or lower edge and views that its margins place.
  static let contentMargin: CGFloat = 11
  /// The space between a row's image and its text.
  static let imageGap: CGFloat = 16
  /// The space between two texts, and between text and accessory.
  static let gap: CGFloat = 8
  /// The space between a subtitle and the text above it.
  static let subtitleGap: CGFloat = 1
  /// The width of the first column of ``UITableViewCell/CellStyle/value2``.
  static let columnWidth: CGFloat = 97

  /// The height of the band above a section of a plain table.
  static let bandHeight: CGFloat = 28
  /// The space above that band since iOS 15, as the frames in files of Xcode 13 and later have it.
  static let bandGap: CGFloat = 22
  /// The space above a group without a title, and above the table's first one.
  static let groupGap: CGFloat = 17.5
  static let firstGroupGap: CGFloat = 35
  /// The height of a group's title, and of the table's first one.
  static let groupTitleHeight: CGFloat = 38
  static let firstGroupTitleHeight: CGFloat = 55.5
  /// The radius of an inset group's corners.
  static let groupRadius: CGFloat = 10
  /// The space above and below the text of a band in a plain list, whose text of 17 points then
  /// makes a band of ``bandHeight``; and the space above a group's title.
  static let bandPadding: CGFloat = 3.5
  static let captionTop: CGFloat = 15
  /// The spaces below a group's title, above its footer's text, and below that text.
  static let titleBottom: CGFloat = 7
  static let footerTop: CGFloat = 8
  static let footerBottom: CGFloat = 10

  /// How far the content of a row is indented while editing.
  static let editingIndent: CGFloat = 38
  /// The inset of the white disc behind the minus in the red circle, which keeps it inside the
  /// circle.
  static let minusMargin: CGFloat = 5
  /// The space at both sides of a swipe action's title, and the least width of its button.
  static let actionPadding: CGFloat = 15
  static let actionWidth: CGFloat = 74
  /// The size of an action's title, in points; tuned by eye.
  static let actionTitleSize: CGFloat = 17
  /// The space between an action's image and its title, and the least height of a row that shows
  /// both; the height is the one observed in UIKit.
  static let actionImageGap: CGFloat = 4
  static let titledActionHeight: CGFloat = 91
  /// The distance before a full swipe over which the first action grows over the others: nearly at
  /// once, so that what covers them is performed.
  static let actionGrowth: CGFloat = 10
  /// How much further than the actions are wide a full swipe goes at least.
  static let fullSwipeMargin: CGFloat = 40

  /// The least speed at which a released row opens or closes by its direction, in points per
  /// second; tuned by eye.
  static let flickSpeed: CGFloat = 300
  /// The least fraction of its width by which a row is shifted in a full swipe; tuned by eye.
  static let fullSwipe: CGFloat = 0.6

  /// Durations of a selection's fade, and of the change to and from editing, in seconds.
  static let fadeDuration: TimeInterval = 0.25
  static let editingDuration: TimeInterval = 0.3
}
