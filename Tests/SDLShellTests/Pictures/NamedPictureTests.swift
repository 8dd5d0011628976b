import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// The program's images, found by name.
struct NamedPictureTests {
  private let folder: TemporaryFolder
  private let images: ImageLibrary

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    images = ImageLibrary(
      pictures: ["App.resources", "Resources"].map { URL(fileURLWithPath: folder.path($0)) })
  }

  private func add(_ name: String, side: Int = 6) throws -> String {
    let pixels = [UInt8](repeating: 255, count: side * side * 4)
    return try folder.add(name, PNG.encode(Bitmap(width: side, height: side, pixels: pixels)))
  }

  @Test func `a name may lack its ending, and the first folder counts`() throws {
    let leaf = try add("App.resources/leaf.png")
    _ = try add("Resources/leaf.png")
    let stone = try add("Resources/stone.old.png")
    #expect(
      images.path(ofImage: "leaf", scale: 2) == leaf
        && images.path(ofImage: "leaf.png", scale: 2) == leaf)
    #expect(images.path(ofImage: "stone.old", scale: 2) == stone)
    #expect(
      images.path(ofImage: "leaf.jpg", scale: 2) == nil
        && images.path(ofImage: "sand", scale: 2) == nil)
  }

  @Test func `a file for the screen's pixels a point is taken first, and counts its part`() throws {
    let single = try add("Resources/leaf.png")
    #expect(images.path(ofImage: "leaf", scale: 2) == single)
    let double = try add("Resources/leaf@2x.png")
    let triple = try add("Resources/stone@3x.png")
    #expect(
      images.path(ofImage: "leaf", scale: 2) == double
        && images.path(ofImage: "leaf.png", scale: 2) == double)
    #expect(images.path(ofImage: "stone", scale: 2) == triple)
    #expect(images.path(ofImage: "leaf", scale: 1) == single)
    #expect(images.path(ofImage: "leaf", scale: 3) == double)
    #expect([single, double, triple].map { images.size(of: .file($0))?.width } == [6, 3, 2])
  }

  @Test(arguments: ["", "/etc/passwd", "../Resources/leaf", "a/b"])
  func `what is no name finds nothing`(name: String) throws {
    _ = try add("Resources/leaf.png")
    #expect(images.path(ofImage: name, scale: 2) == nil)
  }
}
