import Foundation
import Snapshot

/// The file that is sent.
nonisolated struct SharedFile {
  /// The largest page, in bytes: more is not sent by mail, and is slow to open.
  private static let maximumPage = 50 << 20

  private let url: URL

  init(_ url: URL) { self.url = url }

  /// - Throws: ShellError if it cannot be written.
  func write(_ data: Data) throws(ShellError) {
    do throws(WriteError) {
      try WrittenFile(url).write(data)
    } catch {
      throw .cannotWrite(.file(error, orElse: .option("--output")))
    }
  }

  /// Refuses a page that is too large, before it is made.
  static func check(
    _ flow: SharedFlow, _ pictures: EmbeddedPictures, limit: Int = maximumPage
  ) throws(ShellError) {
    let size = pictures.pageBytes
    guard size > limit else { return }
    let largest = flow.largest(in: pictures)
    throw .cannotWrite(
      .largePage(
        megabytes: size >> 20, limit: limit >> 20, largest: largest.name,
        largestMegabytes: Double(largest.bytes) / Double(1 << 20)))
  }
}

nonisolated extension SharePage {
  /// Writes a page unless it is too large.
  init(checking flow: SharedFlow, _ pictures: EmbeddedPictures) throws {
    try SharedFile.check(flow, pictures)
    try self.init(flow, pictures: pictures)
  }
}
