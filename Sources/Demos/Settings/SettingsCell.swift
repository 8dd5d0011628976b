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
    indentationLevel = hasTile ? 1 : 0
    indentationWidth = tileGrowth
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    indentationWidth = tileGrowth
  }

  /// The symbol is indented by the tile's extra width, so that the texts make room for the tile.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard hasTile, let imageView, let textLabel else { return }
    let side = tileSide
    let tile = CGRect(
      x: contentView.fromLeading(textLabel.frame).minX - SettingsCell.gap - side,
      y: ((contentView.bounds.height - side) / 2).rounded(), width: side, height: side)
    imageView.frame = contentView.fromLeading(tile)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var size = super.sizeThatFits(size)
    if hasTile { size.height = max(size.height, tileSide + SettingsCell.gap) }
    size.height += extraHeight
    return size
  }

  /// The side of the tile, which grows with the text.
  private var tileSide: CGFloat {
    let grown = UIFontMetrics.default.scaledValue(
      for: SettingsCell.tileSide, compatibleWith: traitCollection)
    return max(SettingsCell.tileSide, grown.rounded())
  }

  /// How much more room the tile takes than the symbol on it.
  private var tileGrowth: CGFloat {
    guard hasTile, let imageView else { return 0 }
    let symbol = imageView.intrinsicContentSize.width + SettingsCell.defaultGap
    return max(0, tileSide + SettingsCell.gap - symbol)
  }

  // In points, as the Settings app has them.
  private static let tileSide: CGFloat = 29
  private static let tileCorner: CGFloat = 6.5
  /// The space between tile and text, and above and below a tile together.
  private static let gap: CGFloat = 15
  /// The default space between a row's image and its text.
  private static let defaultGap: CGFloat = 16
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
