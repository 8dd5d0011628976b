import Drawing
import Foundation
import Testing

@testable import SDLShell

/// A device in its window while it is turned.
struct TurningDeviceTests {
  private let screen = CGSize(width: 160, height: 80)
  private let room = CGSize(width: 240, height: 240)

  /// A white screen whose device stands at an angle, with contents that stand upright.
  private func device(_ tilt: CGFloat, bezel: Bezel? = nil) -> TurningDevice {
    let white = DrawCommand.fill(
      Fill(frame: CGRect(x: -200, y: -200, width: 400, height: 400), color: .white))
    let upright = Layer(
      origin: CGPoint(x: 80, y: 40), transform: CGAffineTransform(rotationAngle: -tilt),
      commands: [white])
    return TurningDevice(
      frame: DisplayList(size: screen, commands: [.layer(upright)]),
      pose: ScreenPose(.left, tilt: tilt), bezel: bezel, showsBezel: bezel != nil,
      middle: CGPoint(x: 120, y: 120), room: room)
  }

  private func paint(_ device: TurningDevice) throws -> Bitmap {
    try OffscreenPainter(size: room, scale: 1).paint(device.picture)
  }

  private func level(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
    Int(bitmap.pixels[(y * bitmap.width + x) * 4])
  }

  @Test func `what stands upright is drawn as it is`() {
    guard case .layer(let layer)? = device(-.pi / 3).picture.commands.first else {
      return #expect(Bool(false), "there is no layer")
    }
    #expect(layer.transform.isIdentity)
    #expect(abs(layer.origin.x - 120) < 0.001 && abs(layer.origin.y - 120) < 0.001)
  }

  @Test(arguments: [CGFloat(-1.5), -1, -0.785, -0.3])
  func `inside of the turned screen nothing is black, outside all, and its edge is smooth`(
    tilt: CGFloat
  ) throws {
    let picture = try paint(device(tilt))
    var mixed = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let place = CGPoint(x: CGFloat(x) - 119.5, y: CGFloat(y) - 119.5)
          .applying(CGAffineTransform(rotationAngle: -tilt))
        let depth = min(80 - abs(place.x), 40 - abs(place.y))
        let shown = level(picture, x, y)
        if depth > 1 { #expect(shown == 255, "black at \(x), \(y)") }
        if depth < -1 { #expect(shown == 0, "white at \(x), \(y)") }
        if shown > 30, shown < 225 { mixed += 1 }
      }
    }
    #expect(mixed > 100, "the edge has steps")
  }

  @Test func `its body turns with it, around the screen`() throws {
    let bezel = Bezel(.phone, around: CGSize(width: 80, height: 160), cornerRadius: 10)
    let picture = try paint(device(-0.5, bezel: bezel))
    func level(x: CGFloat, y: CGFloat) -> Int {
      let place = CGPoint(x: x, y: y).applying(CGAffineTransform(rotationAngle: -0.5))
      return self.level(picture, Int(120 + place.x), Int(120 + place.y))
    }
    #expect(level(x: 0, y: 38) == 255 && level(x: 0, y: -38) == 255)
    #expect(level(x: 0, y: 45) == 0, "black glass beside it")
    #expect(level(x: 0, y: 58) > 80 && level(x: 0, y: -58) > 80, "metal around that")
  }

  @Test func `films have room for all of its way, and see it from the window's side`() throws {
    let frame = device(-0.5).frame
    #expect(frame.filmed(ScreenPose(.left)) == frame)
    let filmed = frame.filmed(ScreenPose(.left, tilt: -0.5))
    #expect(filmed.size == CGSize(width: 179, height: 179))
    guard case .layer(let layer)? = filmed.commands.first else {
      return #expect(Bool(false), "there is no layer")
    }
    #expect(layer.transform.isIdentity, "what it shows stands upright")
  }

  @Test func `the zoom changes with the angle, from the old one to the new one`() {
    let turn = WindowTurn(start: 0.8, angle: .pi / 2)
    #expect(turn.scale(at: -.pi / 2, end: 1) == 0.8)
    #expect(abs(turn.scale(at: .pi / 4, end: 1) - 0.9) < 0.001)
    #expect(turn.scale(at: 0, end: 1) == 1)
  }

  @Test func `its window has room for it on the way, as far as the display has`() {
    var geometry = WindowGeometry(
      units: CGSize(width: 844, height: 390), unitsPerPoint: 1, pixelsPerUnit: 1,
      device: CGSize(width: 844, height: 390))
    geometry.widenForTurn(
      from: CGSize(width: 390, height: 844), in: CGSize(width: 2000, height: 2000))
    #expect(geometry.units == CGSize(width: 930, height: 930))
    #expect(geometry.points == CGSize(width: 844, height: 390))
    geometry.units = CGSize(width: 844, height: 390)
    geometry.widenForTurn(
      from: CGSize(width: 390, height: 844), in: CGSize(width: 900, height: 800))
    #expect(geometry.units == CGSize(width: 900, height: 844), "never less than before")
  }

  @Test func `an earlier turn is shown in the window as it is, as small as it must be`() {
    let geometry = WindowGeometry(
      units: CGSize(width: 800, height: 400), unitsPerPoint: 1, pixelsPerUnit: 2,
      device: CGSize(width: 800, height: 400))
    let screen = CGSize(width: 800, height: 400)
    #expect(geometry.scale(fitting: screen, tilted: 0) == 2)
    #expect(abs(geometry.scale(fitting: screen, tilted: .pi / 2) - 1) < 0.001)
    let slanted = geometry.scale(fitting: screen, tilted: .pi / 4)
    #expect(abs(slanted - 800 / (1200 * 0.5.squareRoot())) < 0.001)
  }

  @Test func `beside a panel its window is no larger than before or then`() {
    var geometry = WindowGeometry(
      units: CGSize(width: 1164, height: 560), unitsPerPoint: 1, pixelsPerUnit: 1,
      device: CGSize(width: 844, height: 390), panelWidth: 320)
    geometry.widenForTurn(
      from: CGSize(width: 710, height: 844), in: CGSize(width: 2000, height: 2000))
    #expect(geometry.units == CGSize(width: 1164, height: 844))
  }

  @Test func `a screen that is as large as its window keeps its size on the way, too`() {
    var geometry = WindowGeometry(
      units: CGSize(width: 844, height: 390), unitsPerPoint: 1, pixelsPerUnit: 1)
    geometry.holdScreen()
    geometry.widenForTurn(
      from: CGSize(width: 390, height: 844), in: CGSize(width: 2000, height: 2000))
    #expect(geometry.units.height > 900 && geometry.points == CGSize(width: 844, height: 390))
  }
}
