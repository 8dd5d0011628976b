import Drawing
import Foundation
import Snapshot

/// The file of a baseline's picture.
struct KeptPicture {
  /// The file's bytes.
  let file: Data
  /// Their fingerprint.
  let fingerprint: Fingerprint
  /// Whether they are others than the record tells of, as after a program that makes pictures smaller:
  /// the pixels may be the same.
  let isRewritten: Bool

  /// - Parameter recorded: The fingerprint in the record; nil if there is none.
  init(file: Data, recorded: Fingerprint?) {
    self.file = file
    fingerprint = Fingerprint(of: file)
    isRewritten = fingerprint != recorded
  }

  /// The picture's rows; throws if the bytes are no picture.
  func rows(by codec: any ImageCodec) throws -> any PixelRows {
    isRewritten ? try codec.decode(file).rows : try codec.rows(of: file)
  }
}
