import Dispatch
import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

struct ArrivingPictureTests {
  private let folder: TemporaryFolder
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
  private let placeholder: [UInt8] = [242, 242, 247]

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [false, true])
  func `a placeholder stands until the picture arrives, on a kept page too`(
    isKept: Bool
  ) async throws {
    let red = (0..<16).flatMap { _ in [255, 0, 0, 255] as [UInt8] }
    let path = try folder.add("a.png", PNG.encode(Bitmap(width: 4, height: 4, pixels: red)))
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let painter = try OffscreenPainter(size: frame.size, scale: 2) { arrived.yield() }
    let list = Canvas().list([page(path, isKept: isKept)])
    #expect(try painter.paint(list).levels(30, 30) == placeholder)
    #expect(painter.hasPendingPictures)
    var waiting = arrivals.makeAsyncIterator()
    await waiting.next()
    #expect(try painter.paint(list).levels(30, 30) == [255, 0, 0])
    #expect(!painter.hasPendingPictures)
  }

  @Test func `a picture that arrives is seen in a turned layer too`() async throws {
    let red = (0..<16).flatMap { _ in [255, 0, 0, 255] as [UInt8] }
    let path = try folder.add("a.png", PNG.encode(Bitmap(width: 4, height: 4, pixels: red)))
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let painter = try OffscreenPainter(size: frame.size, scale: 2) { arrived.yield() }
    let turned = Layer(
      origin: CGPoint(x: 40, y: 0), transform: CGAffineTransform(rotationAngle: .pi / 2),
      commands: [.image(ImagePlacement(image: .file(path), frame: frame))])
    let list = Canvas().list([.layer(turned)])
    for _ in 0..<2 { #expect(try painter.paint(list).levels(30, 30) == placeholder) }
    #expect(painter.hasPendingPictures)
    var waiting = arrivals.makeAsyncIterator()
    await waiting.next()
    #expect(try painter.paint(list).levels(30, 30) == [255, 0, 0])
    #expect(!painter.hasPendingPictures)
  }

  @Test func `a kept page goes on waiting for what it was drawn without`() throws {
    let held = DispatchSemaphore(value: 0)
    let arrived = DispatchSemaphore(value: 0)
    defer { held.signal() }
    let painter = try OffscreenPainter(size: frame.size, scale: 2) {
      arrived.signal()
      held.wait()
      held.signal()
    }
    let page = Layer(
      clip: frame, isKept: true,
      commands: ["a", "b"].map { name in
        .image(ImagePlacement(image: .file(folder.path(name)), frame: frame))
      })
    let list = Canvas().list([.layer(page)])
    _ = try painter.paint(list)
    arrived.wait()
    for _ in 0..<3 {
      _ = try painter.paint(list)
      #expect(painter.hasPendingPictures)
    }
  }

  @Test func `a picture in another size stands in until the right one arrives`() async throws {
    let red = (0..<16).flatMap { _ in [255, 0, 0, 255] as [UInt8] }
    let path = try folder.add("a.png", PNG.encode(Bitmap(width: 4, height: 4, pixels: red)))
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let painter = try OffscreenPainter(size: frame.size, scale: 2) { arrived.yield() }
    let small = ImagePlacement(
      image: .file(path), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = try painter.paint(Canvas().list([.image(small)]))
    var waiting = arrivals.makeAsyncIterator()
    await waiting.next()
    let list = Canvas().list([page(path, isKept: false)])
    #expect(try painter.paint(list).levels(60, 60) == [255, 0, 0])
    #expect(painter.hasPendingPictures)
  }

  @Test func `a broken picture is pending no longer once that is known`() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let painter = try OffscreenPainter(size: frame.size, scale: 2) { arrived.yield() }
    let list = Canvas().list([page(folder.path("absent.jpg"), isKept: false)])
    #expect(try painter.paint(list).levels(2, 2) == placeholder)
    var waiting = arrivals.makeAsyncIterator()
    await waiting.next()
    #expect(try painter.paint(list).levels(2, 2) == [229, 229, 234])
    #expect(!painter.hasPendingPictures)
  }

  @Test func `a picture that was given up is broken and pending no longer`() async throws {
    struct NeverReady: VectorDrawing {
      func draw(_ file: [UInt8], width: Int32, height: Int32) -> Decoding { .late }
    }
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    let path = try folder.add("late.svg", Data(svg.utf8))
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let painter = try OffscreenPainter(
      size: frame.size, scale: 2, images: ImageLibrary(drawing: NeverReady())
    ) { arrived.yield() }
    let list = Canvas().list([page(path, isKept: false)])
    _ = try painter.paint(list)
    var waiting = arrivals.makeAsyncIterator()
    await waiting.next()
    #expect(try painter.paint(list).levels(2, 2) == [229, 229, 234])
    #expect(!painter.hasPendingPictures)
    #expect(painter.latePicture == .file(path))
  }

  private func page(_ path: String, isKept: Bool) -> DrawCommand {
    .layer(
      Layer(
        clip: frame, isKept: isKept,
        commands: [.image(ImagePlacement(image: .file(path), frame: frame))]))
  }
}
