public import Drawing
public import Foundation

/// The body of a device around its screen, drawn by the window.
public nonisolated struct Bezel: Hashable, Sendable {
  /// The kind of a device's body.
  public enum Kind: Sendable, CaseIterable {
    /// A phone or a pad, with a round button below its screen or without.
    case phone, phoneWithHomeButton, pad, padWithHomeButton
  }

  /// The kind of device.
  public var kind: Kind
  /// The size of the upright screen, in points.
  public var screen: CGSize
  /// The radius of the screen's corners, in points.
  public var cornerRadius: CGFloat
  /// The room around the body for its shade, in points; 0, the default, leaves it without.
  public var shade: CGFloat = 0

  /// Describes the body around an upright screen.
  public init(_ kind: Kind, around screen: CGSize, cornerRadius: CGFloat) {
    (self.kind, self.screen, self.cornerRadius) = (kind, screen, cornerRadius)
  }

  /// The lines of the metal's edge, from the outside, as wide as a point but for the one in the middle.
  private static let metalColors = (
    edge: Color(94, 94, 99), shine: Color(196, 196, 202), body: Color(128, 128, 134),
    inner: Color(58, 58, 61)
  )
  /// How strong the shade is, how far below the device it falls, as a part of its room, and how soft
  /// it is.
  private static let (shadeColor, shadeFall, shadeBlur) = (Color(0, 0, 0, alpha: 0.5), 0.2, 0.8)
  private static let buttonColor = Color(84, 84, 89)
  private static let glassColor = Color.black
  private static let detailColor = Color(44, 44, 46)
  /// The width of the home button's ring, and the height of the earpiece's slit.
  private static let ring: CGFloat = 3
  private static let slit: CGFloat = 6

  private var metrics: BezelMetrics {
    switch kind {
    case .phone: .phone
    case .phoneWithHomeButton: .phoneWithHomeButton
    case .pad: .pad
    case .padWithHomeButton: .padWithHomeButton
    }
  }

  /// The insets around a screen of a size: the device is on its side if the screen is.
  public func insets(of size: CGSize) -> BezelInsets {
    let (metrics, out) = (metrics, BezelMetrics.buttonHeight + shade)
    let upright = BezelInsets(
      top: metrics.end + out, left: metrics.side + out, bottom: metrics.end + out,
      right: metrics.side + out)
    return isOnItsSide(size) ? upright.onItsSide : upright
  }

  /// The body around a screen of a size, on which the screen is drawn.
  ///
  /// - Parameter turn: How the device is turned; where a screen of that size is not, its upper end is
  ///   above or at the left.
  public func displayList(of size: CGSize, turned turn: QuarterTurn) -> DisplayList {
    let parts = parts(around: size, turned: turn)
    let whole = insets(of: size).around(size)
    let body = CGRect(origin: .zero, size: whole).insetBy(dx: bodyInset, dy: bodyInset)
    let shadow = Shadow(
      frame: body, cornerRadius: bodyRadius, blur: shade * Self.shadeBlur,
      offset: CGSize(width: 0, height: shade * Self.shadeFall), color: Self.shadeColor)
    return DisplayList(
      size: whole, commands: (shade > 0 ? [.shadow(shadow)] : []) + parts.map { .fill($0) })
  }

  /// The parts of the body around a screen of a size, turned as in its picture: buttons, the glass and
  /// what is on it.
  func parts(around size: CGSize, turned turn: QuarterTurn) -> [Fill] {
    let defaultTurn: QuarterTurn = isOnItsSide(size) ? .left : .upright
    let turn = turn.isSideways == defaultTurn.isSideways ? turn : defaultTurn
    let upright = insets(of: screen)
    let whole = upright.around(screen)
    let place = CGRect(origin: CGPoint(x: upright.left, y: upright.top), size: screen)
    return shapes(around: place).map { fill in
      Fill(
        frame: turn.place(of: fill.frame, in: whole), color: fill.color,
        cornerRadius: fill.cornerRadius, cornerCurve: fill.cornerCurve)
    }
  }

  /// From the edge of the picture to that of the body.
  private var bodyInset: CGFloat { BezelMetrics.buttonHeight + shade }

  /// The metal around the glass, which is drawn over the screen: the black corners of a screen with
  /// very round ones reach it.
  public func rim(of size: CGSize) -> DisplayList {
    let whole = insets(of: size).around(size)
    let (colors, width) = (Self.metalColors, metrics.metal)
    let lines: [(from: CGFloat, width: CGFloat, color: Color)] = [
      (0, 1, colors.edge), (1, 1, colors.shine), (2, width - 3, colors.body),
      (width - 1, 1, colors.inner),
    ]
    let body = CGRect(origin: .zero, size: whole).insetBy(dx: bodyInset, dy: bodyInset)
    let strokes = lines.filter { $0.width > 0 }.map { line in
      Stroke(
        frame: body.insetBy(dx: line.from, dy: line.from), color: line.color, width: line.width,
        cornerRadius: bodyRadius - line.from, cornerCurve: .continuous)
    }
    return DisplayList(size: whole, commands: strokes.map { .stroke($0) })
  }

  private var bodyRadius: CGFloat { metrics.cornerRadius ?? cornerRadius + metrics.side }

  /// A frame of the screen inside of the body, cut at the screen's round corners: where the body is
  /// rounder than those are far from its edge, nothing of the screen is beside it.
  public func surrounding(_ frame: DisplayList, turned turn: QuarterTurn) -> DisplayList {
    var list = displayList(of: frame.size, turned: turn)
    let insets = insets(of: frame.size)
    list.commands.append(
      .layer(
        Layer(
          origin: CGPoint(x: insets.left, y: insets.top),
          clip: CGRect(origin: .zero, size: frame.size), cornerRadius: cornerRadius,
          cornerCurve: .continuous, commands: frame.commands)))
    list.commands += rim(of: frame.size).commands
    return list
  }

  private func isOnItsSide(_ size: CGSize) -> Bool {
    (size.width > size.height) != (screen.width > screen.height)
  }

  private func shapes(around place: CGRect) -> [Fill] {
    let metrics = metrics
    let body = place.insetBy(dx: -metrics.side, dy: -metrics.end)
    return metrics.buttons.map { button($0, of: body) }
      + [
        Fill(
          frame: body, color: Self.glassColor, cornerRadius: bodyRadius, cornerCurve: .continuous)
      ] + details(of: body)
  }

  private func button(_ button: BezelMetrics.Button, of body: CGRect) -> Fill {
    let (out, hidden) = (BezelMetrics.buttonHeight, BezelMetrics.hiddenButton)
    let frame: CGRect
    switch button.edge {
    case .left, .right:
      frame = CGRect(
        x: button.edge == .left ? body.minX - out : body.maxX - hidden,
        y: body.minY + body.height * button.start, width: out + hidden, height: button.length)
    case .top:
      frame = CGRect(
        x: body.minX + body.width * button.start - button.length / 2, y: body.minY - out,
        width: button.length, height: out + hidden)
    }
    return Fill(frame: frame, color: Self.buttonColor, cornerRadius: out)
  }

  /// The home button and the earpiece.
  private func details(of body: CGRect) -> [Fill] {
    let metrics = metrics
    var fills: [Fill] = []
    if metrics.earpiece > 0 {
      let frame = CGRect(
        x: body.midX - metrics.earpiece / 2, y: body.minY + (metrics.end - Self.slit) / 2,
        width: metrics.earpiece, height: Self.slit)
      fills.append(Fill(frame: frame, color: Self.detailColor, cornerRadius: Self.slit / 2))
    }
    if metrics.homeButton > 0 {
      let frame = CGRect(
        x: body.midX - metrics.homeButton / 2,
        y: body.maxY - (metrics.end + metrics.homeButton) / 2, width: metrics.homeButton,
        height: metrics.homeButton)
      let inner = frame.insetBy(dx: Self.ring, dy: Self.ring)
      fills.append(
        Fill(frame: frame, color: Self.detailColor, cornerRadius: frame.width / 2))
      fills.append(Fill(frame: inner, color: Self.glassColor, cornerRadius: inner.width / 2))
    }
    return fills
  }
}
