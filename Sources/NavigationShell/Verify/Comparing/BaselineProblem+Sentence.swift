nonisolated extension BaselineProblem: CustomStringConvertible {
  /// The error message: what is wrong and what to do, in one line.
  var description: String {
    switch self {
    case .nothingKept: "there is no baseline yet"
    case .recordGone: "the baseline's record is gone: restore it, or accept anew"
    case .notInRecord:
      "the baseline's record does not know it: restore the record, or accept anew"
    case .pictureGone: "the baseline's picture is gone: restore it, or accept anew"
    case .textGone: "the baseline's text is gone: restore it, or accept anew"
    case .notCompared: "not compared: the record cannot be read"
    case .unreadable(let error): "\(error); mend that, or move it away and accept anew"
    case .picturePointer: "the baseline's picture is a Git LFS pointer: run git lfs pull"
    case .otherPicture:
      "the baseline's picture is not the one its record tells of: restore both, or accept anew"
    case .spoiltText(let error): "the baseline's text: \(error)"
    case .noPicture: "the baseline's picture cannot be read: restore it, or accept anew"
    case .otherPixels:
      "the record tells of other pixels than the baseline's picture has: restore both, "
        + "or accept anew"
    case .noRecord(let path, let error): "\(path): \(error); restore it, or accept anew"
    case .madeOtherwise(let change):
      "the baseline was made otherwise: \(change); look, then accept anew"
    case .notTaken(let name): "“\(name)” is in the baseline, and was not taken"
    case .otherRecord(let path, let difference):
      "\(path): \(difference); restore it, or accept anew"
    }
  }
}
