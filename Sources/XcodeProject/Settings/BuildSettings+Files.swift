extension BuildSettings {
  /// Adds the settings of an `.xcconfig` file with those of the files that it includes; says which of
  /// them are not there.
  mutating func add(fileAt path: String, notes: inout [String]) {
    var open: [String] = []
    add(path, isOptional: false, within: &open, notes: &notes)
  }

  private mutating func add(
    _ path: String, isOptional: Bool, within open: inout [String], notes: inout [String]
  ) {
    guard !open.contains(path), open.count < Self.deepest else {
      return notes.append("\(path): it includes itself; that is left out")
    }
    guard let text = try? ProjectFile.text(of: path) else {
      if !isOptional { notes.append("\(path): these build settings are not there; left out") }
      return
    }
    open.append(path)
    defer { open.removeLast() }
    for line in ConfigurationFile(text).lines {
      switch line {
      case .include(let other, let isOptional):
        let place = path.folderOfPath.appendingPath(other)
        add(place, isOptional: isOptional, within: &open, notes: &notes)
      case .setting(let name, let value): merge([name: value])
      }
    }
  }

  /// How deep files include others.
  private static let deepest = 16
}
