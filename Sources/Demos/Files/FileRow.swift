/// The texts and symbols of an entry's row besides its name.
nonisolated struct FileRow: Hashable {
  let symbol: String
  let detail: String

  /// `count` is the number of a folder's entries, nil while unknown.
  init(_ entry: FileEntry, count: Int?, dates: DateText) {
    guard entry.error == nil else {
      symbol = "exclamationmark.triangle"
      detail = entry.error?.summary ?? ""
      return
    }
    symbol = entry.linkTarget == nil || entry.isFolder ? entry.kind.symbol : "link"
    let amount =
      switch entry.kind {
      case .folder: count.map { CountText.items($0) }
      case .special: entry.kind.title
      default: CountText.bytes(entry.size)
      }
    let day = dates.day(entry.modified)
    detail = amount.map { "\($0) · \(day)" } ?? day
  }
}
