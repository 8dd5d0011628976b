import Foundation

/// A cell, header or footer with a background configuration.
protocol ConfiguredBackground: UIView {
  /// The configuration of the background; nil for ``backgroundView``.
  var backgroundConfiguration: UIBackgroundConfiguration? { get }
  /// The view behind the content.
  var backgroundView: UIView? { get set }
}

extension ConfiguredBackground {
  /// Shows the configuration in the place of the view behind the content.
  func showBackgroundConfiguration() {
    guard let backgroundConfiguration else {
      if backgroundView is CellBackgroundView { backgroundView = nil }
      return
    }
    if let shown = backgroundView as? CellBackgroundView {
      shown.configuration = backgroundConfiguration
    } else {
      backgroundView = CellBackgroundView(backgroundConfiguration)
    }
  }
}
