import Drawing
import Foundation

nonisolated extension Fingerprint {
  /// The bytes of a file that are in memory at a time.
  private static let piece = 1 << 20

  /// The fingerprint of a file's contents; nil if it cannot be read.
  init?(ofFile url: URL) {
    guard let file = try? FileHandle(forReadingFrom: url), let size = try? file.seekToEnd(),
      (try? file.seek(toOffset: 0)) != nil
    else { return nil }
    var pieces = Pieces(count: Int(size))
    while let data = try? file.read(upToCount: Self.piece), !data.isEmpty {
      data.withUnsafeBytes { pieces.take($0) }
    }
    self = pieces.fingerprint
  }
}
