import Drawing
import Foundation
import Goldens
import Testing

@testable import SDLShell

/// Images and colours of asset catalogues.
struct AssetCatalogTests {
  private let folder: TemporaryFolder
  private let images: ImageLibrary

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    let pixels = [UInt8](repeating: 255, count: 6 * 6 * 4)
    let picture = try PNG.encode(Bitmap(width: 6, height: 6, pixels: pixels))
    let sets = "App.resources/Assets.xcassets"
    for name in ["one", "two@2x", "night"] {
      _ = try folder.add("\(sets)/Leaf.imageset/\(name).png", picture)
    }
    _ = try folder.add(
      "\(sets)/Leaf.imageset/Contents.json",
      Data(
        """
        {"images": [
          {"filename": "one.png", "scale": "1x", "idiom": "universal"},
          {"filename": "two@2x.png", "scale": "2x", "idiom": "universal"},
          {"scale": "3x", "idiom": "universal"},
          {"filename": "night.png", "scale": "2x", "idiom": "universal",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
         "properties": {"template-rendering-intent": "template"},
         "info": {"author": "xcode", "version": 1}}
        """.utf8))
    _ = try folder.add(
      "\(sets)/Group/Sea.colorset/Contents.json",
      Data(
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "0x00", "green": "0.500", "blue": "255", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"components": {"white": "0.250", "alpha": "0.500"}}}]}
        """.utf8))
    _ = try folder.add("\(sets)/Broken.imageset/Contents.json", Data("{".utf8))
    images = ImageLibrary(pictures: [URL(fileURLWithPath: folder.path("App.resources"))])
  }

  @Test func `an image set has a file for each look, by its scale`() throws {
    let image = try #require(images.catalogImage(named: "Leaf"))
    #expect(image.path.hasSuffix("Leaf.imageset/two@2x.png") && image.isTemplate == true)
    #expect(image.darkPath?.hasSuffix("Leaf.imageset/night.png") == true)
    #expect(images.size(of: .file(image.path))?.width == 3)
    #expect(image.darkPath.flatMap { images.size(of: .file($0)) }?.width == 3)
  }

  @Test func `a colour set in a group has a colour for each look`() {
    let color = images.catalogColor(named: "Sea")
    #expect(color?.light == Color(red: 0, green: 0.5, blue: 1, alpha: 1))
    #expect(color?.dark == Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
  }

  @Test(arguments: ["Broken", "Sea", "leaf", "", "../Leaf"])
  func `what is no image finds none`(name: String) {
    #expect(images.catalogImage(named: name) == nil)
    #expect(images.catalogColor(named: "Leaf") == nil)
  }
}
