/// What a row says about an entry besides its name.
nonisolated struct FileRow: Hashable {
  let symbol: String
  let detail: String

  /// `count` is how much a folder holds, once that is known.
  init(_ entry: FileEntry, count: Int?, dates: DateText) {
    guard entry.trouble == nil else {
      symbol = "exclamationmark.triangle"
      detail = entry.trouble?.summary ?? ""
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
