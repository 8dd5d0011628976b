import Drawing
import Foundation
import SDLShell
import Testing

/// Texts in PNG files.
@Suite struct PNGTextTests {
  private func file() throws -> Data {
    try PNG.encode(Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 255, 4, 5, 6, 255]))
  }

  @Test func `a text is read again, and the picture stays`() throws {
    let file = try file()
    let other = PNG.adding("text \"größer\"\n", as: "Screen", to: file)
    #expect(PNG.text(of: "Screen", in: other) == "text \"größer\"\n")
    #expect(PNG.text(of: "Other", in: other) == nil)
    #expect(PNG.text(of: "Screen", in: file) == nil)
    #expect(try PNG.decode(other) == PNG.decode(file))
  }

  @Test func `texts of several keys stay apart`() throws {
    let both = PNG.adding("b", as: "Two", to: PNG.adding("a", as: "One", to: try file()))
    #expect(PNG.text(of: "One", in: both) == "a")
    #expect(PNG.text(of: "Two", in: both) == "b")
  }

  @Test func `what is no picture has none`() {
    let data = Data("no picture".utf8)
    #expect(PNG.adding("a", as: "One", to: data) == data)
    #expect(PNG.text(of: "One", in: data) == nil)
  }
}
