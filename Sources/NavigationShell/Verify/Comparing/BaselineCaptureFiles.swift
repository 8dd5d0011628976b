import Drawing
import Foundation
import Snapshot

/// The baseline of a capture: its entry in the record, and its files on disk.
struct BaselineCaptureFiles {
  /// Whether it can be compared.
  enum State {
    /// It is complete.
    case whole(BaselineCapture, picture: Data, text: Data)
    /// A part is missing; the message says which.
    case missing(String)
    /// A part is unreadable or does not match the record; the message says which.
    case unreadable(String)
  }

  /// The state of the record.
  enum Record {
    case missing, unreadable, whole
  }

  let record: Record
  let entry: BaselineCapture?
  let picture: BaselineFile
  let text: BaselineFile

  /// Whether it can be compared, and if not, what is wrong and what to do.
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
