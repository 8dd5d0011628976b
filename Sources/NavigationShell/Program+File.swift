import Drawing
import Foundation

nonisolated extension Program {
  /// The running program's file, to start it again and to identify it.
  static var file: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

  /// The fingerprint of the running program's file, which differs for each build.
  static var fingerprint: Fingerprint {
    let data = try? Data(contentsOf: file, options: .alwaysMapped)
    return data.map { Fingerprint(of: $0) } ?? Fingerprint(of: file.path)
  }
}
