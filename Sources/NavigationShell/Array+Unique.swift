nonisolated extension Array where Element: Hashable {
  /// Each value once, where it is first.
  var unique: Self {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
