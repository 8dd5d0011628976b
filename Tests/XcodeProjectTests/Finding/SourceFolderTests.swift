import AppFolders
import Foundation
import Testing
import XcodeProject

/// The sources in a folder.
@Suite struct SourceFolderTests {
  @Test func `hidden, others' and excluded sources do not count, nor folders behind links`() throws
  {
    let folder = try AppFolder()
    for name in [
      "B.swift", "A.swift", "Sub Folder/C.swift", "Sub Folder/D.txt", ".build/E.swift", ".F.swift",
      "Pods/G.swift", "Carthage/H.swift", "DerivedData/I.swift", "Out/J.swift", "K.swift",
    ] { try folder.add(name) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.place("Sub Folder/Loop"), withDestinationPath: folder.path)
    let sources = SourceFolder.sources(
      in: [folder.path, folder.place("Sub Folder"), folder.place("Single.swift")],
      excluded: [folder.place("Out"), folder.place("K.swift")])
    #expect(
      sources.map { $0.relative(to: folder.path) }
        == ["A.swift", "B.swift", "Single.swift", "Sub Folder/C.swift"])
  }
}
