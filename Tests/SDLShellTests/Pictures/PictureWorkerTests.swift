import Drawing
import Dispatch
import Foundation
import Goldens
import SDLShell
import Testing

struct PictureWorkerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `pictures are decoded one after the other, the one asked for last first`() async throws
  {
    let names = ["a", "b", "c", "broken"]
    let white = Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 255, count: 16))
    for name in names.dropLast() { _ = try folder.add("\(name).png", PNG.encode(white)) }
    let requests = names.map {
      PictureRequest(path: folder.path("\($0).png"), width: 3, height: 1)
    }
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let worker = PictureWorker { arrived.yield() }
    worker.decode(requests)
    var waiting = arrivals.makeAsyncIterator()
    for _ in names { await waiting.next() }
    let decoded = worker.takeDecoded()
    #expect(decoded.map(\.0) == requests.reversed())
    #expect(decoded.map { Self.pixels($0.1) } == [nil, 3, 3, 3])
    #expect(worker.takeDecoded().isEmpty)
  }

  private static func pixels(_ decoding: Decoding) -> Int? {
    guard case .picture(let picture) = decoding else { return nil }
    return picture.pixels.count
  }

  @Test func `what is no longer asked for is dropped`() async throws {
    let dropped = (0..<50).map { PictureRequest(path: "/absent/\($0)", width: 1, height: 1) }
    let wanted = PictureRequest(path: "/absent/wanted", width: 1, height: 1)
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    // Only the first picture is begun before the queue is replaced.
    let replaced = DispatchSemaphore(value: 0)
    let worker = PictureWorker {
      replaced.wait()
      replaced.signal()
      arrived.yield()
    }
    worker.decode(dropped)
    worker.decode([wanted])
    replaced.signal()
    var waiting = arrivals.makeAsyncIterator()
    await waiting.next()
    var found = worker.takeDecoded().map(\.0)
    while !found.contains(wanted) {
      await waiting.next()
      found += worker.takeDecoded().map(\.0)
    }
    #expect(found.count <= 2)
  }
}
