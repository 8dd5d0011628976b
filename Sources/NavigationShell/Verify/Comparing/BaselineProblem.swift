import Snapshot

/// A problem with the baseline of a scenario or of one capture.
nonisolated enum BaselineProblem: Error, Hashable {
  /// A capture has no baseline yet.
  case nothingKept
  /// A capture has files, but there is no record.
  case recordGone
  /// The record has no entry for a capture.
  case notInRecord
  /// A capture's picture is missing.
  case pictureGone
  /// A capture's text is missing.
  case textGone
  /// A capture is not compared, since the record cannot be read.
  case notCompared
  /// A file cannot be read.
  case unreadable(ReadError)
  /// The picture is a Git LFS pointer.
  case picturePointer
  /// The picture does not match the record.
  case otherPicture
  /// The text is a Git LFS pointer or holds a merge conflict.
  case spoiltText(RecordError)
  /// The picture cannot be decoded.
  case noPicture
  /// The picture's pixels do not match the record.
  case otherPixels
  /// The record's file is not a record.
  case noRecord(path: String, RecordError)
  /// The baseline was made with other fonts or libraries.
  case madeOtherwise(RenderingLibrariesDifference)
  /// A capture of the baseline was not taken.
  case notTaken(String)
  /// The record's text differs from what the run would write.
  case otherRecord(path: String, difference: RecordDifference)

  /// The verdict of a comparison with this problem.
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
