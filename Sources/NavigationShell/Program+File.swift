import Drawing
import Foundation

nonisolated extension Program {
  /// The running program's own file, for starting it again and for knowing it again.
  static var file: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

  /// The fingerprint of the running program's file: another build has another.
  static var fingerprint: Fingerprint {
    let data = try? Data(contentsOf: file, options: .alwaysMapped)
    return data.map { Fingerprint(of: $0) } ?? Fingerprint(of: file.path)
  }
}
