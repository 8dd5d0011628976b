import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

/// A row of Settings: a white symbol on a coloured tile, then texts.
class SettingsCell: UITableViewCell {
  /// Height added to that of the texts if rows size themselves, in points.
  var extraHeight: CGFloat = 0
  private var hasTile = false

  /// Shows a symbol on its tile, or none for nil.
  func show(_ icon: SettingsIcon?) {
    hasTile = icon != nil
    imageView?.image = icon.flatMap { UIImage(systemName: $0.symbol) }
    imageView?.backgroundColor = icon?.color
    imageView?.tintColor = .white
    imageView?.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    imageView?.contentMode = .center
    imageView?.layer.cornerRadius = SettingsCell.tileCorner
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard hasTile, let imageView, let textLabel else { return }
    let side = tileSide
    let tile = CGRect(
      x: contentView.fromLeading(imageView.frame).minX,
      y: ((contentView.bounds.height - side) / 2).rounded(), width: side, height: side)
    imageView.frame = contentView.fromLeading(tile)
    let start = contentView.fromLeading(textLabel.frame).minX
    for label in [textLabel, detailTextLabel].compactMap({ $0 }) {
      var frame = contentView.fromLeading(label.frame)
      guard frame.minX == start else { continue }
      frame.origin.x = tile.maxX + SettingsCell.gap
      frame.size.width = min(frame.width, contentView.bounds.width - frame.minX)
      label.frame = contentView.fromLeading(frame)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var size = super.sizeThatFits(CGSize(width: size.width - tileGrowth, height: size.height))
    if hasTile { size.height = max(size.height, tileSide + SettingsCell.gap) }
    size.width += tileGrowth
    size.height += extraHeight
    return size
  }

  /// The side of the tile, which grows with the text.
  private var tileSide: CGFloat {
    let grown = UIFontMetrics.default.scaledValue(
      for: SettingsCell.tileSide, compatibleWith: traitCollection)
    return max(SettingsCell.tileSide, grown.rounded())
  }

  /// How much wider the tile is than the symbol on it.
  private var tileGrowth: CGFloat {
    guard hasTile, let imageView else { return 0 }
    return max(0, tileSide - imageView.intrinsicContentSize.width)
  }

  // In points, as the Settings app has them.
  private static let tileSide: CGFloat = 29
  private static let tileCorner: CGFloat = 6.5
  private static let gap: CGFloat = 15
}

struct SettingsIcon {
  let symbol: String
  /// The colour of the tile.
  let color: UIColor

  init(_ symbol: String, _ color: UIColor) {
    self.symbol = symbol
    self.color = color
  }
}
