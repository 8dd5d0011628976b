import Drawing
import Foundation

nonisolated extension Program {
  /// The fingerprint of the running program, which differs for each build.
  ///
  /// It is that of the linker's own hash, as reading all of a large program takes longer than most runs;
  /// the fingerprint of its file if the linker wrote none.
  static var fingerprint: Fingerprint {
    let head = try? FileHandle(forReadingFrom: file).read(upToCount: BuildID.headBytes)
    if let head, let id = BuildID(head: [UInt8](head)) { return id.fingerprint }
    return Fingerprint(ofFile: file) ?? Fingerprint(of: file.path)
  }
}
