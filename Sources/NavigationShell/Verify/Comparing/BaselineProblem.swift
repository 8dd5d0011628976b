import Snapshot

/// What is wrong with what is kept of a scenario, or of one of its captures.
nonisolated enum BaselineProblem: Error, Hashable {
  /// Nothing is kept of a capture.
  case nothingKept
  /// Of a capture there are files, but no record.
  case recordGone
  /// The record does not know a capture.
  case notInRecord
  /// A capture's picture is not there.
  case pictureGone
  /// A capture's text is not there.
  case textGone
  /// A capture is not compared, since the record cannot be read.
  case notCompared
  /// A file cannot be read.
  case unreadable(ReadError)
  /// The picture is a pointer of Git LFS.
  case picturePointer
  /// The picture is not the one that the record tells of.
  case otherPicture
  /// The text is not as somebody wrote it.
  case spoiltText(RecordError)
  /// The picture cannot be decoded.
  case noPicture
  /// The picture has other pixels than the record tells of.
  case otherPixels
  /// The record's text is no record.
  case noRecord(path: String, RecordError)
  /// The baseline was made with other fonts or libraries.
  case madeOtherwise(RenderingLibrariesDifference)
  /// A capture that is kept was not taken.
  case notTaken(String)
  /// The record's text is otherwise than the run would write it.
  case otherRecord(path: String, difference: String)

  /// How a comparison ends with it.
  var verdict: Verdict {
    switch self {
    case .nothingKept, .recordGone, .notInRecord, .pictureGone, .textGone: .missing
    case .notCompared, .unreadable, .picturePointer, .otherPicture, .spoiltText, .noPicture,
      .otherPixels, .noRecord:
      .unreadable
    case .madeOtherwise: .madeOtherwise
    case .notTaken, .otherRecord: .different
    }
  }
}
