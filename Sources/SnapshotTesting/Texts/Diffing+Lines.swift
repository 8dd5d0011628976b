import Foundation
import XCTestAdditions

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard let difference = LineDifference(from: old, to: new)?.text else { return nil }
        let patch = XCTAttachment(string: difference + "\n")
        patch.name = "\(Artifacts.differenceName).patch"
        return (difference, [patch])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A text as it is.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}
