import Drawing
import Foundation
import Snapshot

/// The baseline of a capture: its entry in the record, and its files on disk.
struct BaselineCaptureFiles {
  /// Whether it can be compared.
  enum State {
    /// It is complete.
    case whole(BaselineCapture, picture: Data, text: Data)
    /// A part is missing, unreadable or does not match the record.
    case spoilt(BaselineProblem)
  }

  /// The state of the record.
  enum Record {
    case missing, unreadable, whole
  }

  let record: Record
  let entry: BaselineCapture?
  let picture: BaselineFile
  let text: BaselineFile

  /// Whether it can be compared, and if not, what is wrong.
  var state: State {
    if record == .unreadable { return .spoilt(.notCompared) }
    if let error = picture.error ?? text.error { return .spoilt(.unreadable(error)) }
    guard let entry else { return .spoilt(withoutEntry) }
    guard let picture = picture.data else { return .spoilt(.pictureGone) }
    guard let text = text.data else { return .spoilt(.textGone) }
    if let problem = problem(with: picture, entry) ?? problem(with: text) {
      return .spoilt(problem)
    }
    return .whole(entry, picture: picture, text: text)
  }

  private var withoutEntry: BaselineProblem {
    if picture.data == nil, text.data == nil { return .nothingKept }
    return record == .missing ? .recordGone : .notInRecord
  }

  private func problem(with picture: Data, _ entry: BaselineCapture) -> BaselineProblem? {
    if RecordError.isLargeFilePointer(picture) { return .picturePointer }
    return Fingerprint(of: picture) == entry.file ? nil : .otherPicture
  }

  private func problem(with text: Data) -> BaselineProblem? {
    RecordError(leftByGitIn: String(decoding: text, as: UTF8.self)).map { .spoiltText($0) }
  }
}
