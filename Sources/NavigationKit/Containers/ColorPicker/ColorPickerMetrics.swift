import Foundation

/// The dimensions of the colour picker, in points; chosen by eye.
nonisolated enum ColorPickerMetrics {
  static let margin: CGFloat = 16
  static let gap: CGFloat = 20
  static let headerHeight: CGFloat = 56
  static let closeSide: CGFloat = 30
  static let choiceHeight: CGFloat = 32
  static let sliderHeight: CGFloat = 36
  static let labelHeight: CGFloat = 24
  static let fieldWidth: CGFloat = 76
  static let paneRadius: CGFloat = 8
  /// The height of a pane as a share of its width, and the least of it.
  static let paneShape: CGFloat = 10.0 / 12
  static let minimumPaneHeight: CGFloat = 60
  static let ringSide: CGFloat = 28
  static let checkSide: CGFloat = 9
  static let swatchSide: CGFloat = 72
  static let dotSide: CGFloat = 30
  /// The size in a popover.
  static let popover = CGSize(width: 375, height: 620)
}
