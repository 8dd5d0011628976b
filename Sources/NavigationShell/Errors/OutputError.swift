import Snapshot

/// An error of writing or removing a file.
nonisolated enum OutputError: Hashable, CustomStringConvertible {
  /// A file, and how to choose another place.
  case file(WriteError, orElse: Alternative?)
  /// Baselines.
  case baselines(BaselineWriteError)
  /// The results of the last run cannot be removed.
  case oldRun(path: String)
  /// A baseline file that no scenario refers to cannot be removed.
  case orphan(path: String)
  /// A recording's folder is missing or not writable.
  case recording(folder: String)
  /// A page to share would be too large; names the screen or way with the largest picture or film.
  case largePage(megabytes: Int, limit: Int, largest: String, largestMegabytes: Double)
  /// A sheet of screens would have too many pixels.
  case largeSheet(megapixels: Int)
  /// A ported package; the sentence says what and why.
  case port(String)

  /// How the user can choose another place.
  enum Alternative: Hashable {
    case option(String)
    case results
    case recording
    case temporaryFolder
  }

  /// The error message: what failed and what to do, in one line.
  var description: String {
    switch self {
    case .file(let error, nil): error.description
    case .file(let error, let alternative?): "\(error); or \(alternative)"
    case .baselines(let error): error.description
    case .oldRun(let path): "\(path) cannot be removed; name another folder by --results"
    case .orphan(let path): "\(path): cannot remove this file; check its folder's rights"
    case .recording(let folder):
      "\(folder): cannot write into this folder; make it, or name another file"
    case .largePage(let size, let limit, let largest, let part):
      "the page would have \(size) MB, and \(limit) MB is the most that is sent; the largest part is "
        + "\(largest) with \(String(format: "%.1f", part)) MB: choose a lower --scale, leave --films out, "
        + "or share less"
    case .largeSheet(let pixels):
      "the sheet would have \(pixels) million pixels: choose a lower --scale, or name a .pdf file"
    case .port(let sentence): sentence
    }
  }
}

nonisolated extension OutputError.Alternative: CustomStringConvertible {
  /// The advice, to follow "or".
  var description: String {
    switch self {
    case .option(let name): "choose another \(name)"
    case .results: "name another folder by --results"
    case .recording: "name another file by --record"
    case .temporaryFolder: "name another folder by TMPDIR"
    }
  }
}
