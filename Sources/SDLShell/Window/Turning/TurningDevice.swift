package import Drawing
import Foundation

/// A device in a window while it is turned: its content is drawn upright in the
/// window, and the turned device masks it.
nonisolated struct TurningDevice {
  /// The frame of the screen, as it is on the screen.
  let frame: DisplayList
  /// How the device is held.
  let pose: ScreenPose
  /// The device; nil where the screen has none.
  let bezel: Bezel?
  /// Whether the device is drawn around its screen.
  let showsBezel: Bool
  /// The middle of the screen in the window, and the part of the window that is drawn, in points.
  let middle: CGPoint
  let room: CGSize

  /// From the screen's points to the window's.
  private var transform: CGAffineTransform {
    CGAffineTransform(translationX: -frame.size.width / 2, y: -frame.size.height / 2)
      .concatenating(CGAffineTransform(rotationAngle: pose.tilt))
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }

  /// The picture in the window.
  var picture: DisplayList {
    DisplayList(size: room, commands: contents + [cover])
  }

  // MARK: Contents

  /// The content of the screen, placed in the window: layers that stand upright there are drawn as
  /// they are, without being turned twice.
  private var contents: [DrawCommand] {
    frame.commands.map { command in
      guard case .layer(var layer) = command, layer.perspective == .zero else {
        return .layer(placed(Layer(commands: [command])))
      }
      layer = placed(layer)
      return .layer(layer)
    }
  }

  /// The tolerance for rounding in a transform's numbers.
  private static let slack: CGFloat = 1e-9

  private func placed(_ layer: Layer) -> Layer {
    let whole = layer.transform
      .concatenating(CGAffineTransform(translationX: layer.origin.x, y: layer.origin.y))
      .concatenating(transform)
    var placed = layer
    placed.origin = CGPoint(x: whole.tx, y: whole.ty)
    placed.transform = CGAffineTransform(
      a: whole.a, b: whole.b, c: whole.c, d: whole.d, tx: 0, ty: 0)
    let isUpright = abs(whole.a - 1) + abs(whole.b) + abs(whole.c) + abs(whole.d - 1) < Self.slack
    if isUpright { placed.transform = .identity }
    return placed
  }

  // MARK: Device

  /// All that is not screen: black, and the device.
  private var cover: DrawCommand {
    let bounds = CGRect(origin: .zero, size: room)
    let screen = outline(
      CGRect(origin: .zero, size: frame.size), radius: bezel?.cornerRadius ?? 0, .continuous)
    let outside = Path { path in
      path.addRect(bounds)
      path.add(screen)
    }
    let recording = GraphicsRecording(
      bounds: bounds,
      operations: [GraphicsOperation(.fill(outside, .evenOdd, .black))]
        + (showsBezel ? device(around: screen) : []))
    return .image(ImagePlacement(image: .recording(recording), frame: bounds))
  }

  /// The device around the outline of its screen.
  private func device(around screen: Path) -> [GraphicsOperation] {
    guard let bezel else { return [] }
    let insets = bezel.insets(of: frame.size)
    func outline(_ rect: CGRect, _ radius: CGFloat, _ curve: CornerCurve) -> Path {
      self.outline(rect.offsetBy(dx: -insets.left, dy: -insets.top), radius: radius, curve)
    }
    let shapes =
      bezel.displayList(of: frame.size, turned: pose.turn).commands
      + bezel.rim(of: frame.size).commands
    return shapes.compactMap { command in
      switch command {
      case .fill(let fill):
        var path = outline(fill.frame, fill.cornerRadius, fill.cornerCurve)
        // The glass is around the screen, all else beside it.
        let place = CGRect(
          x: insets.left, y: insets.top, width: frame.size.width, height: frame.size.height)
        if fill.frame.contains(place) { path.add(screen) }
        return GraphicsOperation(.fill(path, .evenOdd, fill.color))
      case .stroke(let stroke):
        let path = outline(
          stroke.frame.insetBy(dx: stroke.width / 2, dy: stroke.width / 2),
          stroke.cornerRadius - stroke.width / 2, stroke.cornerCurve)
        var style = StrokeStyle()
        style.width = stroke.width
        return GraphicsOperation(.stroke(path, style, stroke.color))
      default: return nil
      }
    }
  }

  /// A rectangle of the screen's points in the window.
  private func outline(_ rect: CGRect, radius: CGFloat, _ curve: CornerCurve) -> Path {
    Path { $0.addRoundedRect(rect, cornerRadius: radius, curve: curve) }
      .applying(transform)
  }
}

extension DisplayList {
  /// The frame of a screen as films have it: one that stands at an angle is seen in the middle of room
  /// for all of its way.
  ///
  /// - Parameter bezel: The device around it; nil for none.
  nonisolated package func filmed(_ pose: ScreenPose, in bezel: Bezel? = nil) -> DisplayList {
    guard pose.tilt != 0 else {
      return bezel.map { $0.surrounding(self, turned: pose.turn) } ?? self
    }
    let whole = bezel.map { $0.insets(of: size).around(size) } ?? size
    let side = hypot(whole.width, whole.height).rounded(.up)
    return TurningDevice(
      frame: self, pose: pose, bezel: bezel, showsBezel: bezel != nil,
      middle: CGPoint(x: side / 2, y: side / 2), room: CGSize(width: side, height: side)
    ).picture
  }
}
