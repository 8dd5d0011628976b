import Drawing
import Foundation
import Snapshot

/// The baseline of a capture: its entry in the record, and its files on disk.
struct BaselineCaptureFiles {
  /// Whether it can be compared.
  enum State {
    /// It is complete.
    case whole(BaselineCapture, picture: KeptPicture, text: Data)
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
  /// The picture; nil if it is missing or unreadable.
  let keptPicture: KeptPicture?

  init(record: Record, entry: BaselineCapture?, picture: BaselineFile, text: BaselineFile) {
    self.record = record
    self.entry = entry
    self.picture = picture
    self.text = text
    keptPicture = picture.data.map { KeptPicture(file: $0, recorded: entry?.file) }
  }

  /// Whether it can be compared, and if not, what is wrong.
  var state: State {
    if record == .unreadable { return .spoilt(.notCompared) }
    if let error = picture.error ?? text.error { return .spoilt(.unreadable(error)) }
    guard let entry else { return .spoilt(withoutEntry) }
    guard let picture = keptPicture else { return .spoilt(.pictureGone) }
    guard let text = text.data else { return .spoilt(.textGone) }
    if RecordError.isLargeFilePointer(picture.file) { return .spoilt(.picturePointer) }
    if let problem = problem(with: text) { return .spoilt(problem) }
    return .whole(entry, picture: picture, text: text)
  }

  private var withoutEntry: BaselineProblem {
    if picture.data == nil, text.data == nil { return .nothingKept }
    return record == .missing ? .recordGone : .notInRecord
  }

  private func problem(with text: Data) -> BaselineProblem? {
    RecordError(leftByGitIn: String(decoding: text, as: UTF8.self)).map { .spoiltText($0) }
  }
}
