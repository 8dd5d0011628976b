import AppFolders
import Testing

@testable import XcodeProject

/// Files with build settings.
@Suite struct ConfigurationFileTests {
  @Test(arguments: [
    ("A = b c // d", [ConfigurationFile.Line.setting(name: "A", value: "b c")]),
    ("A[sdk=iphoneos*] = b=c", [.setting(name: "A[sdk=iphoneos*]", value: "b=c")]),
    (
      "#include \"a b.xcconfig\"\r\n#include? \"c.xcconfig\"\r\nA =\r\n",
      [
        .include(path: "a b.xcconfig", isOptional: false),
        .include(path: "c.xcconfig", isOptional: true), .setting(name: "A", value: ""),
      ]
    ),
    ("// A = b\n\nnonsense\n= c\n#include x", []),
  ])
  func `its lines are read`(text: String, lines: [ConfigurationFile.Line]) {
    #expect(ConfigurationFile(text).lines == lines)
  }

  @Test func `files include others, and later lines count more`() throws {
    let folder = try AppFolder()
    try folder.add("a.xcconfig", "X = 1\n#include \"sub/b.xcconfig\"\nZ = $(inherited)3\n")
    try folder.add("sub/b.xcconfig", "X = 2\nY = 2\nZ = 2\n#include \"c.xcconfig\"")
    try folder.add("sub/c.xcconfig", "Y = c")
    var settings = BuildSettings()
    var notes: [String] = []
    settings.add(fileAt: folder.place("a.xcconfig"), notes: &notes)
    #expect(["X", "Y", "Z"].map { settings[$0] } == ["2", "c", "23"])
    #expect(notes.isEmpty)
  }

  @Test func `what is not there, and a circle, are noted once`() throws {
    let folder = try AppFolder()
    try folder.add(
      "a.xcconfig",
      "#include \"a.xcconfig\"\n#include \"no.xcconfig\"\n#include? \"may.xcconfig\"\nX = 1")
    var settings = BuildSettings()
    var notes: [String] = []
    settings.add(fileAt: folder.place("a.xcconfig"), notes: &notes)
    #expect(settings["X"] == "1")
    #expect(
      notes == [
        folder.place("a.xcconfig") + ": it includes itself; that is left out",
        folder.place("no.xcconfig") + ": these build settings are not there; left out",
      ])
  }
}
