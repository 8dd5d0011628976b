import CSDL2
import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

struct PNGTests {
  private static func noise(width: Int, height: Int, isOpaque: Bool) -> Bitmap {
    var state: UInt32 = 7
    let pixels = (0..<width * height * 4).map { index -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return isOpaque && index % 4 == 3 ? 255 : UInt8(state >> 24)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: [(1, 1), (3, 7), (33, 20)], [true, false])
  func `a bitmap comes back as it was written`(size: (Int, Int), isOpaque: Bool) throws {
    let bitmap = Self.noise(width: size.0, height: size.1, isOpaque: isOpaque)
    let file = try PNG.encode(bitmap)
    #expect(try PNG.decode(file) == bitmap)
    #expect(try PNG.encode(bitmap) == file)
    let colorType = 25
    #expect(file[colorType] == (isOpaque ? 2 : 6))
  }

  @Test(arguments: [true, false])
  func `rows that repeat come back too, and the one that does not`(isOpaque: Bool) throws {
    let row = Self.noise(width: 9, height: 1, isOpaque: isOpaque).pixels
    var rows = [[UInt8]](repeating: row, count: 6)
    rows[0] = [UInt8](repeating: 0, count: row.count)
    rows[4][8] &+= 1
    let bitmap = Bitmap(width: 9, height: 6, pixels: rows.flatMap(\.self))
    #expect(try PNG.decode(try PNG.encode(bitmap)) == bitmap)
  }

  @Test(arguments: [(1, 1), (3, 7), (700, 300)], [true, false])
  func `its rows are those of the bitmap, one by one`(size: (Int, Int), isOpaque: Bool) throws {
    let bitmap = Self.noise(width: size.0, height: size.1, isOpaque: isOpaque)
    let file = try PNG.encode(bitmap)
    #expect(try Bitmap(PNGRows(file)) == bitmap)
    #expect(try Bitmap(PNGRows((Data([0]) + file).dropFirst())) == bitmap)
  }

  @Test func `written row by row to a file it has the same bytes`() throws {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: folder.path("rows.png"))
    let bitmap = Self.noise(width: 700, height: 300, isOpaque: true)
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    try PNG.write(bitmap.rows, to: try FileHandle(forWritingTo: file))
    #expect(try Data(contentsOf: file) == PNG.encode(bitmap))
  }

  @Test func `whatever of a file is torn or flipped, its rows are refused`() throws {
    let file = try PNG.encode(Self.noise(width: 20, height: 20, isOpaque: true))
    for place in 0..<file.count - 12 {
      #expect(throws: SDLError.self) { try Bitmap(PNGRows(file.prefix(place))) }
      var flipped = file
      flipped[place] ^= 4
      #expect(throws: SDLError.self, "byte \(place)") { try Bitmap(PNGRows(flipped)) }
    }
  }

  @Test func `one pixel that is not opaque is kept`() throws {
    var bitmap = Self.noise(width: 33, height: 20, isOpaque: true)
    bitmap.pixels[33 * 20 * 4 - 1] = 254
    #expect(try PNG.decode(try PNG.encode(bitmap)) == bitmap)
  }

  @Test func `a bitmap without pixels cannot be written`() {
    #expect(throws: SDLError.self) { try PNG.encode(Bitmap(width: 0, height: 4, pixels: [])) }
  }

  @Test func `what is no PNG is refused in one line`() throws {
    let good = try PNG.encode(Self.noise(width: 20, height: 20, isOpaque: true))
    for bad in [Data(), Data([1, 2, 3]), good.prefix(40), good.dropFirst(), Data(good.prefix(8))] {
      let error = #expect(throws: SDLError.self) { try PNG.decode(bad) }
      #expect(error?.description.contains("PNG") == true)
      #expect(error?.description.contains("\n") == false)
    }
  }

  @Test func `a header that asks for more than there can be is refused in one line`() throws {
    let good = try PNG.encode(Self.noise(width: 2, height: 2, isOpaque: true))
    for side in [1_000_000, 50_000, 0, UInt32.max] as [UInt32] {
      var bad = good
      withUnsafeBytes(of: side.bigEndian) { bytes in
        for start in [16, 20] { bad.replaceSubrange(start..<start + 4, with: bytes) }
      }
      let crc = bad[12..<29].withUnsafeBytes {
        crc32(0, $0.bindMemory(to: UInt8.self).baseAddress, 17)
      }
      withUnsafeBytes(of: UInt32(crc).bigEndian) { bad.replaceSubrange(29..<33, with: $0) }
      let error = #expect(throws: SDLError.self) { try PNG.decode(bad) }
      #expect(error?.description.contains("PNG") == true)
    }
  }

  @Test func `more bytes than a PNG can have are refused`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let count = Int(Int32.max) + 1
      let bytes = mmap(nil, count, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
      let data = Data(bytesNoCopy: bytes!, count: count, deallocator: .none)
      #expect(throws: SDLError.self) { try PNG.decode(data) }
    }
  }

  @Test func `reading closes what it opens`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let file = try PNG.encode(Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255]))
      let files = [file, file.prefix(40)]
      // The library allocates memory for its first error message.
      for file in files { _ = try? PNG.decode(file) }
      let before = SDL_GetNumAllocations()
      for file in files + files { _ = try? PNG.decode(file) }
      #expect(SDL_GetNumAllocations() == before)
    }
  }

  @Test func `a painter needs a size`() {
    for side in [0, -1, CGFloat.nan, 1e9] {
      let error = #expect(throws: SDLError.self) {
        try OffscreenPainter(size: CGSize(width: side, height: side), scale: 2)
      }
      #expect(error?.description.contains("size") == true)
    }
  }
}
