import Foundation
import Snapshot

extension BaselineFolder {
  /// Reads a file of the folder.
  func file(_ name: String) -> BaselineFile {
    do throws(ReadError) {
      return .whole(try InputFile.contents(of: path(of: name)))
    } catch {
      return error.isAbsence ? .missing : .unreadable(error)
    }
  }

  /// The path of a file in the folder, for messages.
  func path(of name: String) -> String { "\(url.relativePath)/\(name)" }

  /// The names of all files in the folder.
  var listing: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] }

  /// The record of a variant; nil if it has none.
  ///
  /// - Throws: BaselineProblem if it cannot be read.
  func keptRecord(of variant: String) throws(BaselineProblem) -> FrameRecord? {
    let name = record(variant: variant)
    switch file(name) {
    case .missing: return nil
    case .unreadable(let error): throw .unreadable(error)
    case .whole(let data):
      do throws(RecordError) {
        return try FrameRecord(parsing: KeptText.plain(data))
      } catch {
        throw .noRecord(path: path(of: name), error)
      }
    }
  }
}
