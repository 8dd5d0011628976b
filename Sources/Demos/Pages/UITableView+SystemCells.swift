extension UITableView {
  /// A cell of a system style, reused if possible.
  func dequeueCell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let name = "system \(style.rawValue)"
    return dequeueReusableCell(withIdentifier: name)
      ?? UITableViewCell(style: style, reuseIdentifier: name)
  }
}
