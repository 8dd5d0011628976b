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
    for name in ["one", "two@2x", "night", "noon"] {
      _ = try folder.add("\(sets)/Leaf.imageset/\(name).png", picture)
    }
    _ = try folder.add(
      "\(sets)/Leaf.imageset/Contents.json",
      Data(
        """
        {"images": [
          {"filename": "one.png", "scale": "1x", "idiom": "universal"},
          {"filename": "two@2x.png", "scale": "2x", "idiom": "universal", "resizing": {
            "mode": "9-part", "center": {"mode": "tile", "width": 2, "height": 4},
            "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}},
          {"filename": "noon.png", "scale": "2x", "idiom": "universal",
           "appearances": [{"appearance": "contrast", "value": "high"}]},
          {"filename": "one.png", "scale": "2x", "idiom": "universal",
           "appearances": [{"appearance": "luminosity", "value": "dark"},
            {"appearance": "contrast", "value": "high"}]},
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
          {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
           "color": {"components": {"white": "0.750", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"components": {"white": "0.250", "alpha": "0.500"}}}]}
        """.utf8))
    _ = try folder.add(
      "\(sets)/Coral.colorset/Contents.json",
      Data(
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "display-p3", "components":
          {"red": "0.800", "green": "0.400", "blue": "0.200", "alpha": "1.000"}}}]}
        """.utf8))
    _ = try folder.add("\(sets)/Broken.imageset/Contents.json", Data("{".utf8))
    images = ImageLibrary(pictures: [URL(fileURLWithPath: folder.path("App.resources"))])
  }

  @Test func `a folder that provides a namespace is part of the names in it`() throws {
    let namespace = Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
    let color = Data(#"{"colors": [{"color": {"components": {"white": "0.5"}}}]}"#.utf8)
    let sets = "App.resources/Assets.xcassets"
    for group in ["Text", "Text/Plain/Dark"] {
      _ = try folder.add("\(sets)/\(group)/Contents.json", namespace)
      _ = try folder.add("\(sets)/\(group)/Ink.colorset/Contents.json", color)
    }
    let images = ImageLibrary(pictures: [URL(fileURLWithPath: folder.path("App.resources"))])
    for name in ["Text/Ink", "Text/Dark/Ink", "Sea"] {
      #expect(images.catalogColor(named: name) != nil, "\(name)")
    }
    for name in ["Ink", "Text/Plain/Dark/Ink", "Group/Sea"] {
      #expect(images.catalogColor(named: name) == nil, "\(name)")
    }
  }

  @Test func `an image set has a file for each look, by its scale`() throws {
    let image = try #require(images.catalogImage(named: "Leaf", scale: 2))
    #expect(image.light.path.hasSuffix("Leaf.imageset/two@2x.png") && image.isTemplate == true)
    #expect(image.dark?.path.hasSuffix("Leaf.imageset/night.png") == true)
    #expect(image.lightContrast?.path.hasSuffix("Leaf.imageset/noon.png") == true)
    #expect(image.darkContrast?.path.hasSuffix("Leaf.imageset/one.png") == true)
    #expect(images.size(of: .file(image.light.path))?.width == 3 && image.light.scale == 2)
    #expect(image.dark.flatMap { images.size(of: .file($0.path)) }?.width == 3)
  }

  @Test func `an image set's slices are pixels of its file`() throws {
    let image = try #require(images.catalogImage(named: "Leaf", scale: 2))
    #expect(
      image.light.slicing
        == CatalogSlicing(
          top: 0.5, left: 1, bottom: 1.5, right: 2, middle: CGSize(width: 1, height: 2),
          isTiled: true))
    #expect(image.dark?.slicing == nil)
  }

  @Test(arguments: [(1, "one.png"), (2, "two@2x.png"), (3, "two@2x.png")] as [(CGFloat, String)])
  func `the file for the screen's scale is taken`(scale: CGFloat, file: String) throws {
    let image = try #require(images.catalogImage(named: "Leaf", scale: scale))
    #expect(image.light.path.hasSuffix(file))
  }

  @Test(
    arguments: [
      (1, [1, nil, 2, 3]), (2, [2, nil, 3, 1]), (3, [3, nil, 2, 1]), (1.5, [nil, 2, 3, 1]),
      (0, [2, nil, 3, 1]),
    ] as [(CGFloat, [CGFloat?])])
  func `of files for other scales the next larger one is taken`(screen: CGFloat, order: [CGFloat?])
  {
    let scales: [CGFloat?] = [3, nil, 1, 2]
    let sorted = scales.sorted {
      PictureScale.order(of: $0, on: screen) < PictureScale.order(of: $1, on: screen)
    }
    #expect(sorted == order)
  }

  @Test func `a colour set in a group has a colour for each look`() {
    let color = images.catalogColor(named: "Sea")
    #expect(color?.light == Color(red: 0, green: 0.5, blue: 1, alpha: 1))
    #expect(color?.dark == Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
    #expect(color?.lightContrast == Color(red: 0.75, green: 0.75, blue: 0.75, alpha: 1))
    #expect(color?.darkContrast == color?.dark)
  }

  @Test(arguments: [
    (#""red": "0.2", "green": "o.5", "blue": "0.3""#, false),
    (#""red": "0.2", "green": "0xZZ", "blue": "0.3""#, false),
    (#""red": "0.2", "blue": "0.3""#, false), (#""white": "1", "alpha": "nan""#, false),
    (#""white": "0xFF""#, true),
  ])
  func `a colour of which a component is garbled is none, and its file is known`(
    components: String, isColor: Bool
  ) throws {
    let path = try folder.add(
      "App.resources/Assets.xcassets/Odd.colorset/Contents.json",
      Data(#"{"colors": [{"color": {"components": {\#(components)}}}]}"#.utf8))
    let images = ImageLibrary(pictures: [URL(fileURLWithPath: folder.path("App.resources"))])
    #expect((images.catalogColor(named: "Odd") != nil) == isColor)
    #expect(images.brokenFile(ofColor: "Odd") == (isColor ? nil : path))
    #expect(images.brokenFile(ofColor: "None") == nil)
  }

  @Test func `an image that is there and cannot be used has a file, others have none`() throws {
    #expect(images.fault(ofImage: "Leaf", scale: 2) == nil)
    #expect(images.fault(ofImage: "None", scale: 2) == nil)
    let set = folder.path("App.resources/Assets.xcassets/Broken.imageset/Contents.json")
    #expect(images.fault(ofImage: "Broken", scale: 2) == .unreadable(file: set))
    let slots = #"{"images": [{"scale": "1x", "idiom": "universal"}, {"scale": "2x"}]}"#
    try Data(slots.utf8).write(to: URL(fileURLWithPath: set))
    #expect(images.fault(ofImage: "Broken", scale: 2) == .empty(file: set))
    let file = folder.path("App.resources/Assets.xcassets/Leaf.imageset/two@2x.png")
    let picture = try Data(contentsOf: URL(fileURLWithPath: file))
    try picture.dropLast(20).write(to: URL(fileURLWithPath: file))
    #expect(images.fault(ofImage: "Leaf", scale: 2) == .unreadable(file: file))
  }

  @Test func `a colour of Display P3 becomes the nearest one of sRGB`() {
    let color = images.catalogColor(named: "Coral")?.light
    #expect(color == Color(displayP3Red: 0.8, green: 0.4, blue: 0.2, alpha: 1))
    #expect((color?.red ?? 0) > 0.83)
  }

  @Test(arguments: ["Broken", "Sea", "leaf", "", "../Leaf"])
  func `what is no image finds none`(name: String) {
    #expect(images.catalogImage(named: name, scale: 2) == nil)
    #expect(images.catalogColor(named: "Leaf") == nil)
  }
}
