extension FileEntry {
  /// A picture's name without its extension.
  nonisolated var caption: String {
    let suffix = FileKind.suffix(of: name)
    return suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
  }
}
