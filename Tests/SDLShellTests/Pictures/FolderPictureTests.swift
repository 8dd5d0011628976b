import Assets
import Drawing
import Foundation
import Goldens
import Testing

@testable import SDLShell

/// Images and colours among the files of an app's folder.
struct FolderPictureTests {
  private let folder: TemporaryFolder
  private let picture: Data

  init() throws {
    folder = try TemporaryFolder()
    let pixels = [UInt8](repeating: 255, count: 6 * 6 * 4)
    picture = try PNG.encode(Bitmap(width: 6, height: 6, pixels: pixels))
  }

  private var images: ImageLibrary {
    ImageLibrary(pictures: []).searching(FolderTree(folder.path("app")))
  }

  private func add(set name: String, file: String) throws {
    _ = try folder.add(
      "app/\(name)/Contents.json",
      Data(#"{"images": [{"filename": "\#(file)", "scale": "2x"}]}"#.utf8))
  }

  @Test func `a program in an app's folder finds all of it, another one what is beside it`() throws
  {
    for name in ["Leaf.app/Beds/leaf.png", "debug/leaf.png", "debug/Leaf_Leaf.resources/stone.png"]
    {
      _ = try folder.add(name, picture)
    }
    func has(_ picture: String, _ program: String) -> Bool {
      pictures(of: program).path(of: picture, scale: 2) != nil
    }
    #expect(has("leaf", "Leaf.app/Leaf"))
    #expect(!has("leaf", "debug/Leaf"))
    #expect(has("stone", "debug/Leaf"))
  }

  private func pictures(of program: String) -> NamedPictures {
    NamedPictures.of(program: URL(fileURLWithPath: folder.path(program)))
  }

  @Test(
    arguments: [
      ("debug/Leaf", 0x33), ("debug/Tree", nil), ("Leaf.app/Leaf", 0x66), ("bin/leaf", 0x99),
    ] as [(String, Int?)])
  func `a program's accent colour is its own, not that of a library or another program`(
    program: String, red: Int?
  ) throws {
    for (bundle, red) in [
      ("debug/Kit_Bark.resources", 0x11), ("debug/Leaf_Leaf.resources", 0x33),
      ("Leaf.app", 0x66), ("bin/Resources", 0x99),
    ] {
      let components = #"{"red": "\#(red)", "green": "0", "blue": "0", "alpha": "1"}"#
      _ = try folder.add(
        "\(bundle)/A.xcassets/AccentColor.colorset/Contents.json",
        Data(#"{"colors": [{"color": {"components": \#(components)}, "idiom": "universal"}]}"#.utf8)
      )
    }
    let color = pictures(of: program).ownCatalog.color(named: "AccentColor")
    #expect(color.map { Int(($0.light.red * 255).rounded()) } == red)
  }

  @Test func `catalogues and files are found in all folders, the nearest first`() throws {
    try add(set: "Sources/Look.xcassets/Group/Leaf.imageset", file: "leaf.png")
    _ = try folder.add("app/Sources/Look.xcassets/Group/Leaf.imageset/leaf.png", picture)
    for place in ["Art/Deep/sea@2x.png", "Art/sea@2x.png", "Art/note.txt"] {
      _ = try folder.add("app/" + place, picture)
    }
    let leaf = try #require(images.catalogImage(named: "Leaf", scale: 2))
    #expect(images.size(of: .file(leaf.light.path))?.width == 3)
    #expect(images.path(ofImage: "sea", scale: 2) == folder.path("app/Art/sea@2x.png"))
    #expect(images.path(ofImage: "note.txt", scale: 2) == nil)
  }

  @Test(arguments: ["../../../out.png", "link.png", "/etc/hostname", "..", ""])
  func `a set's file outside of the set is not read`(file: String) throws {
    _ = try folder.add("out.png", picture)
    try add(set: "A.xcassets/Leaf.imageset", file: file)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("app/A.xcassets/Leaf.imageset/link.png"),
      withDestinationPath: folder.path("out.png"))
    #expect(images.catalogImage(named: "Leaf", scale: 2) == nil)
  }

  @Test func `a catalogue of links in a circle, pipes and large files is read in no time`() throws {
    _ = try folder.add("app/A.xcassets/Big.colorset/Contents.json", Data(count: 2_000_000))
    _ = try folder.add("app/A.xcassets/Pipe.colorset/a", Data())
    #expect(mkfifo(folder.path("app/A.xcassets/Pipe.colorset/Contents.json"), 0o600) == 0)
    for (link, target) in [("again", "."), ("Loop.imageset", "Loop.imageset"), ("up", "../..")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("app/A.xcassets/" + link), withDestinationPath: target)
    }
    for name in ["Big", "Pipe", "Loop"] {
      #expect(
        images.catalogColor(named: name) == nil && images.catalogImage(named: name, scale: 2) == nil
      )
    }
  }
}
