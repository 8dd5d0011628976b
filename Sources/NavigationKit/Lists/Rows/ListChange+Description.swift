import Foundation

nonisolated extension ListChange: CustomStringConvertible {
  var description: String {
    func words(_ paths: [IndexPath], _ kind: String) -> String? {
      guard !paths.isEmpty else { return nil }
      return
        "items \(paths.map { "\($0.section).\($0.item)" }.joined(separator: ", ")) were \(kind)"
    }
    func words(_ sections: some Sequence<Int>, _ kind: String) -> String? {
      let list = sections.map { "\($0)" }.joined(separator: ", ")
      return list.isEmpty ? nil : "sections \(list) were \(kind)"
    }
    let suffix = origins.isEmpty ? "" : " or moved"
    return [
      words(gone, "deleted" + suffix), words(new, "inserted" + suffix),
      words(reloaded.sorted(), "reloaded"), words(sections.deleted, "deleted"),
      words(sections.inserted, "inserted"), words(sections.targets.keys.sorted(), "moved"),
      words(sections.reloaded, "reloaded"),
    ].compactMap { $0 }.joined(separator: "; ")
  }
}
