import Drawing
import Foundation
import SDLShell
import Testing

/// A window shows what a capture stores, pixel for pixel, however many pixels a point has.
@Suite(.serialized) struct WindowScaleTests {
  private static let size = (width: 200, height: 320)

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `a window and a capture are the same picture`(scale: Double) throws {
    let folder = try TemporaryFolder()
    let navshell = BuiltProgram(named: "navshell")
    let device = "\(Self.size.width)x\(Self.size.height)@\(scale)"
    let capture = try navshell.run(
      "capture", "settings", "--device", device, "--output", folder.url.path)
    #expect(capture.exitCode == 0)
    let file = folder.url.appendingPathComponent("01-settings.png")
    let expected = try PNG.decode(try Data(contentsOf: file))

    let person = try Person(
      running: navshell, ["settings", "--device", device, "--renderer", "software"],
      environment: ["GDK_SCALE": "\(scale)"], width: expected.width, height: expected.height)
    try person.waitUntil("the window shows the picture at \(scale)×") { $0.shows(expected) }
  }
}
