/// A row of thumbnails.
final class PhotoRowCell: UITableViewCell {
  static let name = "photos"

  private var buttons: [ThumbnailButton] = []
  private var grid = PhotoGrid(width: 0)

  func show(count: Int, in grid: PhotoGrid, fill: (ThumbnailButton, Int) -> Void) {
    self.grid = grid
    selectionStyle = .none
    while buttons.count < count { addButton() }
    for (column, button) in buttons.enumerated() {
      button.isHidden = column >= count
      if column < count { fill(button, column) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (column, button) in buttons.enumerated() {
      button.frame = contentView.fromLeading(grid.frame(ofColumn: column))
    }
  }

  private func addButton() {
    let button = ThumbnailButton(frame: .zero)
    contentView.addSubview(button)
    buttons.append(button)
  }
}
