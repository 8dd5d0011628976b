import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// An icon of an asset catalogue whose file is a PDF, from the catalogue to the screen.
@Suite struct PDFIconTests {
  private let folder: TemporaryFolder
  private let images: ImageLibrary

  /// A bell in a circle: curves, a hole, a line, a clip and a gradient.
  private static let bell = PDFText(
    """
    q 14 14 m 14 27 l 1 27 l 1 1 l 27 1 l 27 27 l W n /Sky sh Q
    q 14 26 m 20.6 26 26 20.6 26 14 c 26 7.4 20.6 2 14 2 c 7.4 2 2 7.4 2 14 c
    2 20.6 7.4 26 14 26 c h 14 24 m 8.5 24 4 19.5 4 14 c 4 8.5 8.5 4 14 4 c
    19.5 4 24 8.5 24 14 c 24 19.5 19.5 24 14 24 c h 0.2 0.3 0.6 rg f* Q
    1 1 1 rg 9 10 m 10 11 10 13 10 15 c 10 18 12 20 14 20 c 16 20 18 18 18 15 c
    18 13 18 11 19 10 c h f
    0.9 0.3 0.1 RG 1.5 w 1 J 12 8 m 12.5 7 15.5 7 16 8 c S
    """,
    page: "/MediaBox [0 0 28 28]", resources: "/Shading << /Sky 5 0 R >>",
    objects: [
      """
      << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [14 14 2 14 14 12] /Function 6 0 R >>
      """, "<< /FunctionType 2 /C0 [1 0.8 0.3] /C1 [0.3 0.6 0.9] /N 1 >>",
    ])

  init() throws {
    folder = try TemporaryFolder()
    let set = "App.resources/Assets.xcassets/Bell.imageset"
    let contents = """
      {"images": [{"filename": "bell.pdf", "idiom": "universal"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    _ = try folder.add("\(set)/Contents.json", Data(contents.utf8))
    _ = try folder.add("\(set)/bell.pdf", Data(Self.bell.packed))
    images = ImageLibrary(pictures: [URL(fileURLWithPath: folder.path("App.resources"))])
  }

  @Test func `it is as large as its page, and sharp at each size`() throws {
    let image = try #require(images.catalogImage(named: "Bell", scale: 3))
    #expect(image.isTemplate == true && images.fault(ofImage: "Bell", scale: 3) == nil)
    let size = try #require(images.size(of: .file(image.light.path)))
    #expect(size == CGSize(width: 28, height: 28))
    let places = [
      CGRect(x: 4, y: 6, width: 28, height: 28), CGRect(x: 36, y: 6, width: 14, height: 28),
      CGRect(x: 54, y: 2, width: 36, height: 36),
    ]
    let canvas = Canvas(size: CGSize(width: 94, height: 40), images: images)
    let list = canvas.list(
      places.map { .image(ImagePlacement(image: .file(image.light.path), frame: $0)) })
    let drawn = try OffscreenPainter(size: canvas.size, scale: 2, images: images).paint(list)
    try expectGolden(drawn, named: "pdf-icon")
  }

  @Test func `a template has one colour`() throws {
    let path = try #require(images.catalogImage(named: "Bell", scale: 2)).light.path
    let frame = CGRect(x: 0, y: 0, width: 28, height: 28)
    let placement = ImagePlacement(image: .file(path), frame: frame, tint: Color(255, 0, 0))
    let recording = GraphicsRecording(
      bounds: frame, operations: [GraphicsOperation(.image(placement))])
    let drawn = try Canvas(images: images).paint(
      .image(ImagePlacement(image: .recording(recording), frame: frame)))
    #expect(drawn.levels(28, 28) == [255, 0, 0] && drawn.levels(28, 6) == [255, 0, 0])
    #expect(drawn.levels(70, 70) == [255, 255, 255])
  }

  @Test func `what it holds that is not drawn is said`() throws {
    let file = folder.path("App.resources/Assets.xcassets/Bell.imageset/bell.pdf")
    func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(fileURLWithPath: file)) }
    try write(PDFText("(text) Tj").file())
    #expect(images.fault(ofImage: "Bell", scale: 2) == .undrawn(file: file, part: "text"))
    try write(Array(Self.bell.file().prefix(300)))
    #expect(images.fault(ofImage: "Bell", scale: 2) == .unreadable(file: file))
  }

  @Test func `a long file is as large as its table says, not as its beginning seems`() throws {
    var text = PDFText("", page: "/MediaBox [0 0 9 9]", objects: ["<< /Type /Catalog >>"])
    text.objects.append(Array(repeating: 0x20, count: 1 << 17))
    text.objects.append(Array("<< /Type /Page /MediaBox [0 0 30 40] >>".utf8))
    text.objects[4] = Array("<< /Type /Catalog /Pages 7 0 R >>".utf8)
    let path = try folder.add("long.pdf", Data(text.file(trailer: "/Root 5 0 R")))
    #expect(images.size(of: .file(path)) == CGSize(width: 30, height: 40))
  }
}
