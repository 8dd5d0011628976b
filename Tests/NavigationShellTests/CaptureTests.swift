import Foundation
import Testing

@testable import NavigationShell

@Suite struct CaptureTests {
  @Test(arguments: [
    (1, "albums", "01-albums.png"), (12, "half way/back", "12-half-way-back.png"),
    (100, "é.x_y-z", "100-é.x_y-z.png"), (3, "../../up", "03-..-..-up.png"),
  ])
  func `a number and a name make a file name`(number: Int, name: String, file: String) {
    #expect(CaptureName.file(number: number, name: name) == file)
  }

  @Test func `a tour is captured stop by stop, the numbers running on over apps`() throws {
    let folder = try TemporaryFolder()
    let album = try CaptureAlbum(folder: folder.url.appendingPathComponent("new/folder"))
    var files: [String] = []
    for app in [touring, plain] {
      try album.take(app, folder: nil, device: small) { files.append($0.lastPathComponent) }
    }
    #expect(files == ["01-before.png", "02-after.png", "03-plain.png"])
    let pictures = try files.map {
      try Data(contentsOf: folder.url.appendingPathComponent("new/folder/\($0)"))
    }
    #expect(pictures[0] != pictures[1])
    #expect(pictures[0] == pictures[2])
  }

  @Test func `a folder that cannot be made says so`() {
    #expect(
      throws: ShellError.cannotWrite(
        "/dev/null/x: cannot make this folder; choose another --output")
    ) {
      try CaptureAlbum(folder: URL(fileURLWithPath: "/dev/null/x"))
    }
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
