import Testing

@testable import FileTypes

/// Types of files.
@Suite struct UTTypeTests {
  @Test(arguments: [
    ("jpg", "public.jpeg"), ("PNG", "public.png"), ("md", "net.daringfireball.markdown"),
    ("txt", "public.plain-text"), ("mp4", "public.mpeg-4"), ("m4a", "com.apple.m4a-audio"),
    ("swift", "public.swift-source"),
  ])
  func `an extension names a type`(name: String, identifier: String) {
    #expect(UTType(filenameExtension: name)?.identifier == identifier)
  }

  @Test func `an extension that nobody knows is a type of its own`() throws {
    let type = try #require(UTType(filenameExtension: "zzz", conformingTo: .text))
    #expect(type.isDynamic && !type.isDeclared && type.conforms(to: .text))
    #expect(type.preferredFilenameExtension == "zzz")
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test func `an extension can be asked for among types of a kind`() {
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
  }

  @Test(arguments: [
    (UTType.jpeg, UTType.image, true), (.jpeg, .data, true), (.jpeg, .item, true),
    (.jpeg, .text, false), (.image, .jpeg, false), (.image, .image, true), (.json, .text, true),
    (.swiftSource, .plainText, true), (.pdf, .content, true), (.svg, .xml, true),
    (.folder, .data, false), (.mpeg4Audio, .movie, true),
  ])
  func `a type conforms to what it is a kind of`(type: UTType, other: UTType, conforms: Bool) {
    #expect(type.conforms(to: other) == conforms)
    #expect(other.isSupertype(of: type) == (conforms && type != other))
  }

  @Test func `a type is known by names and servers' words`() {
    #expect(UTType("public.png") == .png && UTType("com.example.none") == nil)
    #expect(UTType(mimeType: "image/png") == .png && UTType(mimeType: "nonsense") == nil)
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType(exportedAs: "com.example.note", conformingTo: .json).conforms(to: .text))
  }

  @Test func `each type of the table has parents in it`() {
    let identifiers = Set(UTTypeRow.all.map(\.identifier))
    #expect(UTTypeRow.all.allSatisfy { $0.parents.allSatisfy(identifiers.contains) })
  }

  @Test func `constants are the types' names`() {
    #expect(kUTTypeImage as String == UTType.image.identifier)
    #expect(kUTTypeMovie as String == UTType.movie.identifier)
    #expect(
      UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypePNG, kUTTypeText))
    #expect(UTTypeEqual(kUTTypeData, "public.data"))
  }
}
