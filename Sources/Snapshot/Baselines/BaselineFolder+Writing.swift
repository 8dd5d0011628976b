public import Foundation

extension BaselineFolder {
  /// Writes a variant's files so that none is ever there in half, however the run ends.
  ///
  /// All are written aside first and are on the disk before the first takes its name. The record takes
  /// its name last: as long as it is the old one, it tells that other files are not its own. What a
  /// killed run left aside is removed.
  ///
  /// - Parameter files: What to write, by name.
  /// - Parameter record: The record's name and text.
  /// - Throws: What could not be written and why; nothing has changed then, unless the disk fails while
  ///   names are taken, which the error says.
  public func write(_ files: [String: Data], record: (name: String, text: String))
    throws(BaselineWriteError)
  {
    let ordered =
      files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      + [(record.name, Data(record.text.utf8))]
    var (drafts, isPartial): ([FileDraft], Bool) = ([], false)
    do throws(WriteError) {
      let folder = try WritableFolder(url)
      try folder.removeLeftovers()
      for (name, contents) in ordered { drafts.append(try folder.draft(contents, for: name)) }
      isPartial = true
      for draft in drafts { try draft.putInPlace() }
      try folder.flush()
    } catch {
      for draft in drafts { draft.discard() }
      throw BaselineWriteError(path: error.path, reason: error.reason, isPartial: isPartial)
    }
  }
}
