import Drawing
import Foundation

nonisolated extension Program {
  /// The running program's file, to start it again and to identify it.
  static var file: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

  /// The fingerprint of the running program's file, which differs for each build.
  ///
  /// The file is read piece by piece: all of it mapped would be the most memory of a run.
  static var fingerprint: Fingerprint {
    Fingerprint(ofFile: file) ?? Fingerprint(of: file.path)
  }
}
