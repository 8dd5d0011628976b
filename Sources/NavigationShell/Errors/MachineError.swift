import SDLShell

/// Something that the machine lacks.
nonisolated enum MachineError: Hashable, CustomStringConvertible {
  /// A library, a font, a display or memory.
  case sdl(SDLError)
  /// Drawing a picture takes too long.
  case latePicture(name: String)
  /// The program's symbols and samples are not found.
  case noAssets(places: [String])
  /// The limit of open files is too low.
  case openFiles(allowed: Int)
  /// The display went away while a window was open.
  case lostDisplay
  /// The program that writes films of this ending.
  case noFFmpeg(ending: String)
  /// That program failed.
  case ffmpegFailed(words: String)
  /// A place where programs keep what lasts.
  case noStateFolder
  /// A place where programs keep what they can make again.
  case noCacheFolder

  /// The error message: what is missing and what to do, in one line.
  var description: String {
    switch self {
    case .sdl(let error): error.description
    case .latePicture(let name):
      "\(name): drawing this picture takes too long; simplify it or leave it out"
    case .noAssets(let places):
      "the program's symbols and samples are in none of \(places.joined(separator: ", ")): "
        + "run make install again"
    case .openFiles(let allowed):
      "more files would have to be open at once than this shell allows (\(allowed)): "
        + "raise that with ulimit -n"
    case .lostDisplay:
      "the display went away, and the window with it: a film, a recording and the place were saved"
    case .noFFmpeg(let ending):
      "a .\(ending) film needs ffmpeg, which is not installed: install the package ffmpeg, "
        + "or make a .gif or .png film"
    case .ffmpegFailed(let words):
      "ffmpeg could not make the film; name a .gif or .png file: \(words)"
    case .noStateFolder:
      "--restore has no place to keep anything: set XDG_STATE_HOME or HOME to a folder's whole path"
    case .noCacheFolder:
      "--code has no place to build in: set XDG_CACHE_HOME or HOME to a folder's whole path"
    }
  }
}
