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
    accessoryType = .disclosureIndicator
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let imageView else { return }
    let side = AlbumCell.coverSide
    // The row's own image starts at its leading margin.
    let margin = contentView.fromLeading(imageView.frame).minX
    let middle = contentView.bounds.midY
    imageView.frame = contentView.fromLeading(
      CGRect(x: margin, y: middle - side / 2, width: side, height: side))
    placeTexts(from: margin + side + AlbumCell.gap, around: middle)
  }

  /// Stacks the labels beside the cover.
  private func placeTexts(from start: CGFloat, around middle: CGFloat) {
    let labels = [textLabel, detailTextLabel].compactMap { $0 }
    let room = CGSize(
      width: contentView.bounds.width - start, height: .greatestFiniteMagnitude)
    let heights = labels.map { $0.sizeThatFits(room).height }
    var top = (middle - (heights.reduce(0, +) + AlbumCell.textGap) / 2).rounded()
    for (label, height) in zip(labels, heights) {
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
