/// An album's first picture, name and number of pictures.
final class AlbumCell: UITableViewCell {
  static let name = "album"
  /// The height of the cover with a margin, in points.
  static let height: CGFloat = 86

  func show(_ album: Album, cover: String?) {
    imageView?.image =
      cover.flatMap(UIImage.init(contentsOfFile:))
      ?? UIImage(systemName: cover == nil ? "photo" : "photo.badge.exclamationmark")
    imageView?.contentMode = .scaleAspectFill
    imageView?.clipsToBounds = true
    imageView?.layer.cornerRadius = AlbumCell.coverCorner
    imageView?.tintColor = .secondaryLabel
    imageView?.backgroundColor = .secondarySystemBackground
    textLabel?.text = album.name
    detailTextLabel?.text = CountText.items(album.photos.count, noun: "photo")
    detailTextLabel?.textColor = .secondaryLabel
  }

  /// Whether the texts are below the cover, because the user wants them large.
  private var isStacked: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard isStacked else { return super.sizeThatFits(size) }
    let width = size.width - layoutMargins.left - layoutMargins.right
    let height = AlbumCell.coverSide + 3 * AlbumCell.gap + textHeight(width: width)
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    // Large names need the arrow's room.
    accessoryType = isStacked ? .none : .disclosureIndicator
    super.layoutSubviews()
    guard let imageView else { return }
    let (side, gap) = (AlbumCell.coverSide, AlbumCell.gap)
    // The row's own image starts at its leading margin.
    let margin = contentView.fromLeading(imageView.frame).minX
    let middle = contentView.bounds.midY
    imageView.frame = contentView.fromLeading(
      CGRect(x: margin, y: isStacked ? gap : middle - side / 2, width: side, height: side))
    let start = isStacked ? margin : margin + side + gap
    let height = textHeight(width: contentView.bounds.width - start)
    placeTexts(from: start, below: isStacked ? side + 2 * gap : (middle - height / 2).rounded())
  }

  private var labels: [UILabel] { [textLabel, detailTextLabel].compactMap { $0 } }

  private func textHeight(width: CGFloat) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return labels.map { $0.sizeThatFits(room).height }.reduce(AlbumCell.textGap, +)
  }

  private func placeTexts(from start: CGFloat, below top: CGFloat) {
    let room = CGSize(
      width: contentView.bounds.width - start, height: .greatestFiniteMagnitude)
    var top = top
    for label in labels {
      let height = label.sizeThatFits(room).height
      label.frame = contentView.fromLeading(
        CGRect(x: start, y: top, width: room.width, height: height))
      top += height + AlbumCell.textGap
    }
  }

  // In points.
  private static let coverSide: CGFloat = 70
  private static let coverCorner: CGFloat = 6
  private static let gap: CGFloat = 14
  private static let textGap: CGFloat = 1
}
