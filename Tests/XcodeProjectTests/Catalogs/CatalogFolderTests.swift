import AppFolders
import Testing
import XcodeProject

/// What is in an asset catalogue.
@Suite struct CatalogFolderTests {
  private let folder: AppFolder
  private let catalog: CatalogFolder
  private let namespace = #"{"properties": {"provides-namespace": true}}"#

  init() throws {
    folder = try AppFolder()
    catalog = CatalogFolder(path: folder.place("Assets.xcassets"))
    try add("Contents.json")
    try add("Brand.colorset/Contents.json")
    try add("Plain/Sea Blue.colorset/Contents.json")
    try add("Text/Contents.json", namespace)
    try add("Text/Plain/Dark/Contents.json", namespace)
    try add("Text/Plain/Dark/ink.colorset/Contents.json")
    try add("icon.fill.imageset/Contents.json")
    try add("bell.symbolset/Contents.json")
    try add("AppIcon.appiconset/Contents.json")
  }

  private func add(_ name: String, _ text: String = "{}") throws {
    try folder.add("Assets.xcassets/\(name)", text)
  }

  @Test func `it has colours and images by name`() {
    #expect(Set(catalog.colors) == [["Brand"], ["Sea Blue"], ["Text", "Dark", "ink"]])
    #expect(Set(catalog.images) == [["icon.fill"], ["bell"]])
  }

  @Test func `its contents are the files that sets and groups have`() throws {
    let files = catalog.contents
    #expect(files.count == 9 && files.allSatisfy { $0.hasSuffix("/Contents.json") })
    #expect(files.first == folder.place("Assets.xcassets/Contents.json"))
    #expect(files == catalog.contents)
  }

  @Test func `a group whose contents cannot be read is no namespace`() throws {
    try add("Text/Contents.json", "{")
    #expect(catalog.colors.contains(["Dark", "ink"]))
  }

  @Test func `one that is not there is empty`() {
    let gone = CatalogFolder(path: "/nowhere/A.xcassets")
    #expect(gone.colors.isEmpty && gone.images.isEmpty && gone.contents.isEmpty)
  }
}
