import Foundation

/// The text of a baseline's file, whatever other programs made of its bytes.
nonisolated enum KeptText {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The text as it was written: without a byte order mark, with LF at the end of each line, the last
  /// one too.
  static func plain(_ file: Data) -> String {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var lines = withoutMark(file).split(separator: lineFeed, omittingEmptySubsequences: false)
      .map { $0.last == carriageReturn ? $0.dropLast() : $0 }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }

  /// The bytes after a byte order mark, which some editors put first.
  static func withoutMark(_ file: Data) -> Data {
    file.starts(with: byteOrderMark) ? file.dropFirst(byteOrderMark.count) : file
  }
}
