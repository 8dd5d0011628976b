import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationShell

@Suite struct CaptureTests {
  @Test(arguments: [
    (1, "albums", "01-albums.png"), (12, "half way/back", "12-half-way-back.png"),
    (100, "é.x_y-z", "100-é.x_y-z.png"), (3, "../../up", "03-..-..-up.png"),
  ])
  func `a number and a name make a file name`(number: Int, name: String, file: String) {
    #expect(PictureName.file(number: number, name: name) == file)
  }

  @Test(arguments: ["a", "é", "船"])
  func `a long name is cut between characters`(letter: String) {
    let file = PictureName.file(number: 7, name: String(repeating: letter, count: 300))
    let count = 192 / letter.utf8.count
    #expect(file == "07-\(String(repeating: letter, count: count)).png")
    #expect(file.utf8.count < 200)
  }

  @Test func `a tour is captured stop by stop, the numbers running on over apps`() throws {
    let folder = try TemporaryFolder()
    let album = try CaptureAlbum(folder: folder.url.appendingPathComponent("new/folder"))
    var files: [String] = []
    for app in [touring, plain] {
      try album.capture(app, folder: nil, device: small) { files.append($0.lastPathComponent) }
    }
    #expect(files == ["01-before.png", "02-after.png", "03-plain.png"])
    let pictures = try files.map {
      try Data(contentsOf: folder.url.appendingPathComponent("new/folder/\($0)"))
    }
    #expect(pictures[0] != pictures[1])
    #expect(pictures[0] == pictures[2])
  }

  @Test(arguments: [
    (ScreenMask.ignored, [255, 255, 255, 255], [255, 255, 255, 255]),
    (.black, [0, 0, 0, 255], [0, 0, 0, 255]), (.alpha, [255, 255, 255, 0], [255, 255, 255, 0]),
  ])
  func `corners and cut-out become what the mask says`(
    mask: ScreenMask, corner: [UInt8], camera: [UInt8]
  ) throws {
    var device = Device(name: "rounded", size: CGSize(width: 160, height: 240), scale: 1)
    device.chrome = ScreenChrome(cutOut: .island, cornerRadius: 30)
    let session = try HeadlessSession(app: plain, folder: nil, device: device, mask: mask)
    let picture = try session.picture()
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      let start = (y * picture.width + x) * 4
      return Array(picture.pixels[start..<start + 4])
    }
    for (x, y) in [(0, 0), (159, 0), (0, 239), (159, 239), (6, 6)] {
      #expect(pixel(x, y) == corner)
    }
    #expect(pixel(80, 20) == camera)
    for (x, y) in [(80, 120), (50, 0), (12, 12), (80, 5), (10, 30)] {
      #expect(pixel(x, y) == [255, 255, 255, 255])
    }
  }

  @Test func `an app's own fonts are found, and no others of the machine`() throws {
    var names: [String?] = []
    var app = App(name: "fonts", title: "Fonts", summary: "") { _ in
      names = ["DejaVuSerif", "DejaVuSerif-Bold"].map { UIFont(name: $0, size: 17)?.familyName }
      return UIViewController()
    }
    app.fonts = [URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")]
    _ = try HeadlessSession(app: app, folder: nil, device: .window)
    #expect(names == ["DejaVu Serif", nil])
  }

  @Test func `a folder that cannot be made says so`() {
    let error = #expect(throws: ShellError.self) {
      try CaptureAlbum(folder: URL(fileURLWithPath: "/dev/null/x"))
    }
    #expect(
      error?.description
        == "/dev/null/x cannot be written: a part of its path is a file, move that away; "
        + "or choose another --output")
  }

  private let small = Device(name: "small", size: CGSize(width: 160, height: 240), scale: 1)
  private var plain: App { app("plain", tour: []) }
  private var touring: App {
    app(
      "touring",
      tour: [
        TourStop(name: "before"),
        TourStop(name: "after") { $0.window.rootViewController?.view.backgroundColor = .red },
      ])
  }

  private func app(_ name: String, tour: [TourStop]) -> App {
    App(name: name, title: "", summary: "", tour: tour) { _ in
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      return controller
    }
  }
}
