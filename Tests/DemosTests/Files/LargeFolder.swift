import Foundation

@testable import Demos

/// A folder in memory with any number of files.
nonisolated struct LargeFolder: FileSystem {
  let dates = DateText(zone: .utc)
  let size: Int

  func entries(in folder: String) throws(FileError) -> [FileEntry] {
    (1...size).map { number in
      FileEntry(name: "File \(number)", path: "/File \(number)", kind: .other, size: number)
    }
  }

  func count(in folder: String) throws(FileError) -> Int { size }
  func entry(at path: String) throws(FileError) -> FileEntry { throw .notThere }
  func beginning(of path: String, bytes: Int) throws(FileError) -> Data { throw .notThere }
  func pictureFile(at path: String) -> String { path }
}
