import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// A window shows the same pixels as a capture at every scale.
@Suite(.serialized) struct WindowScaleTests {
  private static let size = (width: 200, height: 320)

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `a window and a capture are the same picture`(scale: Double) throws {
    try expectSamePicture(at: scale, environment: ["GDK_SCALE": "\(scale)"])
  }

  @Test(arguments: [(96, 1), (144, 1.5), (192, 2)])
  func `the density that the desktop draws text for is the scale`(density: Int, scale: Double)
    throws
  {
    try expectSamePicture(at: scale, resources: "Xft.dpi:\t\(density)\n")
  }

  @Test(arguments: [("0.5", 0.5), ("125%", 1.25), ("fit", 2)])
  func `a zoom counts more than what the desktop asks for`(zoom: String, scale: Double) throws {
    try expectSamePicture(at: scale, options: ["--zoom", zoom], resources: "Xft.dpi:\t192\n")
  }

  private func expectSamePicture(
    at scale: Double, options: [String] = [], environment: [String: String] = [:],
    resources: String? = nil
  ) throws {
    let folder = try TemporaryFolder()
    let navshell = BuiltProgram(named: "navshell")
    let device = "\(Self.size.width)x\(Self.size.height)@\(scale)"
    let capture = try navshell.run(
      "capture", "settings", "--device", device, "--output", folder.url.path)
    #expect(capture.exitCode == 0)
    let file = folder.url.appendingPathComponent("01-settings.png")
    let expected = try PNG.decode(try Data(contentsOf: file))

    let home = ["XDG_STATE_HOME": folder.url.path]
    let driver = try WindowDriver(
      running: navshell, ["settings", "--device", device, "--renderer", "software"] + options,
      environment: environment.merging(home) { $1 }, width: expected.width,
      height: expected.height, resources: resources)
    try driver.waitUntil("the window shows the picture at \(scale)×") { $0.shows(expected) }
  }
}
