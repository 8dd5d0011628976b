public import Foundation

extension Diffing where Value == Data {
  /// Compares bytes.
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { old, new in
        guard old != new else { return nil }
        let same = zip(old, new).prefix { $0 == $1 }.count
        let sizes = "\(new.count) bytes, expected \(old.count)"
        return (
          old.count == new.count
            ? "byte \(same) of \(new.count) is the first that differs"
            : "\(sizes); byte \(same) is the first that differs", []
        )
      })
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes as they are.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}
