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
  /// A place where programs keep what lasts.
  case noStateFolder

  /// What is missing and what to do, in one line.
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
    case .noStateFolder:
      "--restore has no place to keep anything: set XDG_STATE_HOME or HOME to a folder's whole path"
    }
  }
}
