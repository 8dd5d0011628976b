extension FileEntry {
  /// A picture's name without the ending that says what kind of picture it is.
  nonisolated var caption: String {
    let suffix = FileKind.suffix(of: name)
    return suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
  }
}
