import Drawing
import Foundation
import Snapshot

/// What is kept of a capture: its entry in the record, and its files as they are on disk.
struct BaselineCaptureFiles {
  /// What becomes of them.
  enum State {
    /// They can be compared with.
    case whole(BaselineCapture, picture: Data, text: Data)
    /// Some are not there.
    case missing(String)
    /// Some are not what they should be.
    case unreadable(String)
  }

  /// Where the record stands.
  enum Record {
    case missing, unreadable, whole
  }

  let record: Record
  let entry: BaselineCapture?
  let picture: BaselineFile
  let text: BaselineFile

  /// Whether they can be compared with, and if not what is wrong with them and helps.
  var state: State {
    if record == .unreadable { return .unreadable("not compared: the record cannot be read") }
    if let complaint = picture.complaint ?? text.complaint {
      return .unreadable("\(complaint); mend that, or move it away and accept anew")
    }
    guard let entry else { return .missing(withoutEntry) }
    guard let picture = picture.data else {
      return .missing("the baseline's picture is gone: restore it, or accept anew")
    }
    guard let text = text.data else {
      return .missing("the baseline's text is gone: restore it, or accept anew")
    }
    if let complaint = complaint(about: picture, entry) ?? complaint(about: text) {
      return .unreadable(complaint)
    }
    return .whole(entry, picture: picture, text: text)
  }

  private var withoutEntry: String {
    if picture.data == nil, text.data == nil { return "there is no baseline yet" }
    return record == .missing
      ? "the baseline's record is gone: restore it, or accept anew"
      : "the baseline's record does not know it: restore the record, or accept anew"
  }

  private func complaint(about picture: Data, _ entry: BaselineCapture) -> String? {
    if RecordError.isLargeFilePointer(picture) {
      return "the baseline's picture is a Git LFS pointer: run git lfs pull"
    }
    return Fingerprint(of: picture) == entry.file
      ? nil
      : "the baseline's picture is not the one its record tells of: restore both, or accept anew"
  }

  private func complaint(about text: Data) -> String? {
    RecordError(leftByGitIn: String(decoding: text, as: UTF8.self)).map {
      "the baseline's text: \($0)"
    }
  }
}
