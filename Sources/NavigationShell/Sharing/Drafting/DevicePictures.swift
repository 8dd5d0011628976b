import Drawing
import Foundation
import SDLShell
import Snapshot

/// The pictures of devices around screens, each once.
struct DevicePictures {
  private struct Key: Hashable {
    let bezel: Bezel
    let size: CGSize
    let turn: QuarterTurn
  }

  private let painter: HeadlessPainter
  private let scale: CGFloat
  private var places: [Key: Int] = [:]
  private(set) var devices: [SharedDevice] = []

  init(painter: HeadlessPainter, scale: CGFloat) { (self.painter, self.scale) = (painter, scale) }

  /// The place of the device around a screen; nil for a screen without.
  mutating func place(
    around met: MetScreen, _ pictures: inout EmbeddedPictures
  ) throws -> Int? {
    guard let bezel = met.bezel else { return nil }
    let key = Key(bezel: bezel, size: met.size, turn: met.turn)
    if let place = places[key] { return place }
    let insets = bezel.insets(of: met.size)
    var body = bezel.displayList(of: met.size, turned: met.turn)
    body.commands += bezel.rim(of: met.size).commands
    let mask = DisplayList(size: met.size, commands: met.mask)
    devices.append(
      SharedDevice(
        body: pictures.add(try picture(of: body)),
        mask: met.mask.isEmpty ? nil : pictures.add(try picture(of: mask)),
        size: [body.size.width, body.size.height].map(Double.init),
        corner: [insets.left, insets.top].map(Double.init),
        radius: Double(bezel.cornerRadius)))
    places[key] = devices.count - 1
    return devices.count - 1
  }

  private func picture(of frame: DisplayList) throws -> Data {
    try PNG.encodeSmall(painter.transparentPicture(of: frame, scale: scale))
  }
}
