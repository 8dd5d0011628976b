import Foundation
import Testing

@testable import Demos

nonisolated struct SampleTreeTests {
  static let samples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Assets/Samples")

  private let files = SampleTree.files(in: samples.appendingPathComponent("Files"))
  private let photos = SampleTree.photos(in: samples.appendingPathComponent("Photos"))

  /// All entries in the readable folders below a folder.
  private func all(_ folder: String, of files: any FileSystem) -> [FileEntry] {
    let entries = (try? files.entries(in: folder)) ?? []
    return entries + entries.filter(\.isFolder).flatMap { all($0.path, of: files) }
  }

  /// The files on the disk below a folder, as paths of the tree.
  private func onDisk(_ folder: String) -> Set<String> {
    let root = Self.samples.appendingPathComponent(folder).path
    let entries = all(root, of: DiskFiles()).filter { !$0.isFolder }
    return Set(entries.map { String($0.path.dropFirst(root.count)) })
  }

  @Test func `every sample file is there and listed`() {
    for (folder, tree) in [("Files", files), ("Photos", photos)] {
      let entries = all(SampleTree.root, of: tree)
      let listed = Set(entries.map(\.path))
      let found = onDisk(folder)
      #expect(found.count > 10 && found.subtracting(listed).isEmpty)
      let missing = entries.filter { $0.error == .notThere }
      #expect(missing.isEmpty)
    }
  }

  @Test func `the trouble there can be is among the samples`() throws {
    let troubles = try files.entries(in: SampleTree.root).compactMap(\.error)
    #expect(troubles.contains(.linkLoop))
    #expect(troubles.contains { if case .brokenLink = $0 { true } else { false } })
    #expect(throws: FileError.notPermitted) { try files.entries(in: "/Private") }
    #expect(throws: FileError.notThere) { try files.entries(in: "/Nowhere") }
    #expect(throws: FileError.notAFolder) { try files.entries(in: "/Read Me First.txt") }
    #expect(try files.entries(in: "/Empty Folder").isEmpty)
  }

  @Test func `samples have dates of their own`() throws {
    let entry = try files.entry(at: "/Recipes/Pancakes.txt")
    #expect(files.dates.moment(entry.modified) == "May 12, 2024 at 9:30 AM")
  }

  @Test func `samples can be read`() throws {
    let letter = try files.beginning(of: "/Travel/Packing List.txt", bytes: 1000)
    #expect(TextExcerpt(letter, limit: 1000)?.paragraphs.first == "[x] passport")
    let reading = try files.beginning(of: "/Measurements/Reading 2.txt", bytes: 9)
    #expect(reading == Data("Reading 2".utf8))
    #expect(try files.count(in: "/Measurements") == 1204)
  }

  @Test func `sample photos make four albums`() throws {
    let albums = try Album.albums(in: SampleTree.root, of: photos)
    #expect(albums.map(\.name) == ["Family", "Landscapes", "Shapes", "Still Lifes"])
    #expect(albums.map(\.photos.count) == [8, 7, 7, 6])
    #expect(albums[0].photos[0].caption == "Anna")
  }

  @Test func `pictures beside the albums get an album of their own`() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "Beach.jpg")
    try folder.write("", to: "notes.txt")
    try folder.makeFolder("Empty")
    let albums = try Album.albums(in: folder.path, of: DiskFiles())
    #expect(albums.map(\.name) == ["Unsorted", "Empty"])
    #expect(albums.map(\.photos.count) == [1, 0])
  }
}
