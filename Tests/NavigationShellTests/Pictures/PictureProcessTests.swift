import Foundation
import Goldens
import SDLShell
import Testing

@testable import NavigationShell

/// Drawing pictures in a child process that ends itself if one takes too long.
@Suite struct PictureProcessTests {
  private let navshell = BuiltProgram(named: "navshell").file

  private func svg(_ body: String) -> [UInt8] {
    Array("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(body)</svg>".utf8)
  }

  /// The dash is smaller than the precision of its position, so that drawing never ends.
  private var endless: [UInt8] {
    svg("<path stroke='red' stroke-dasharray='1' d='M1000000000 5h1000'/>")
  }

  private var plain: [UInt8] { svg("<circle cx='4' cy='4' r='3' fill='red'/>") }

  @Test func `a child draws the same pixels`() throws {
    let process = PictureProcess(patience: 60, program: navshell)
    for side in [9, 40] as [Int32] {
      let here = try #require(pixels(DrawingInPlace().draw(plain, width: side, height: side)))
      #expect(pixels(process.draw(plain, width: side, height: side)) == here)
    }
    #expect(pixels(process.draw(svg("<"), width: 0, height: 9)) == nil)
    #expect(pixels(process.draw(plain, width: 9, height: 9)) != nil)
  }

  @Test func `a picture that never ends is given up, and the next one is drawn`() {
    let process = PictureProcess(patience: 0.2, program: navshell)
    for _ in 0..<2 {
      guard case .late = process.draw(endless, width: 9, height: 9) else {
        Issue.record("it was not late")
        return
      }
      #expect(pixels(process.draw(plain, width: 9, height: 9)) != nil)
    }
  }

  @Test
  func `a child that dies of a picture leaves it broken, and the next one is drawn by another`() {
    let process = PictureProcess(patience: 60, program: URL(fileURLWithPath: "/bin/false"))
    guard case .broken = process.draw(plain, width: 9, height: 9) else {
      Issue.record("it was not broken")
      return
    }
  }

  @Test func `without a child it is drawn here`() {
    let process = PictureProcess(patience: 60, program: URL(fileURLWithPath: "/no/such/program"))
    #expect(pixels(process.draw(plain, width: 9, height: 9)) != nil)
  }

  @Test func `a picture that is late ends a headless run by its name`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("slow.svg")
    try Data(plain).write(to: file)
    let app = App(name: "slow", title: "", summary: "") { _ in
      let page = UIViewController()
      page.view = UIImageView(image: UIImage(contentsOfFile: file.path))
      return page
    }
    let session = try HeadlessSession(
      app: app, folder: nil,
      device: Device(name: "small", size: CGSize(width: 90, height: 90), scale: 1),
      painter: HeadlessPainter(drawing: NeverReady()))
    let error = try #require(
      #expect(throws: ShellError.self) { try session.picture() })
    #expect(error.code == .unavailable)
    #expect(error.description.hasPrefix("\(file.path): "))
    #expect(!error.description.contains("\n"))
  }

  private struct NeverReady: VectorDrawing {
    func draw(_ file: [UInt8], width: Int32, height: Int32) -> Decoding { .late }
  }

  private func pixels(_ decoding: Decoding) -> [UInt32]? {
    guard case .picture(let picture) = decoding else { return nil }
    return picture.pixels
  }
}
