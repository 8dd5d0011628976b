/// One line of Get Info.
nonisolated struct FileFact: Hashable {
  let title: String
  let value: String

  /// Whether it is too long to stand beside its title.
  var isLong: Bool { value.count > 24 }

  /// The lines of an entry, in groups.
  static func sections(of entry: FileEntry, dates: DateText) -> [[FileFact]] {
    var what = [
      FileFact(title: "Name", value: entry.name), FileFact(title: "Kind", value: kind(of: entry)),
    ]
    if !entry.isFolder, entry.error == nil {
      what.append(FileFact(title: "Size", value: size(of: entry)))
    }
    let when = [FileFact(title: "Modified", value: dates.moment(entry.modified))]
    var place = [
      FileFact(
        title: "Where", value: URL(fileURLWithPath: entry.path).deletingLastPathComponent().path)
    ]
    if let target = entry.linkTarget { place.append(FileFact(title: "Link to", value: target)) }
    if let error = entry.error {
      place.append(FileFact(title: "Trouble", value: error.summary))
    }
    return [what, when, place]
  }

  private static func kind(of entry: FileEntry) -> String {
    let suffix = FileKind.suffix(of: entry.name)
    let title = entry.linkTarget == nil ? entry.kind.title : "Link"
    return suffix.isEmpty || entry.kind == .folder ? title : "\(title) (\(suffix.uppercased()))"
  }

  private static func size(of entry: FileEntry) -> String {
    guard entry.size >= 1000 else { return CountText.bytes(entry.size) }
    return "\(CountText.bytes(entry.size)) (\(CountText.number(entry.size)))"
  }
}
