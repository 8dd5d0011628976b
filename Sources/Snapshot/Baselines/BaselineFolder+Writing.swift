public import Foundation

extension BaselineFolder {
  /// Writes a variant's files so that none is ever half written, even if the process is killed.
  ///
  /// All are written to temporary files and flushed to the disk before the first is renamed. The
  /// record is renamed last: as long as it is the old one, it shows that other files do not belong
  /// to it. Temporary files of a killed run are removed.
  ///
  /// - Parameter files: The contents by file name.
  /// - Parameter record: The record's file name and text.
  /// - Throws: The error of a file that could not be written. Nothing has changed then, unless
  ///   renaming failed halfway, which the error says.
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
