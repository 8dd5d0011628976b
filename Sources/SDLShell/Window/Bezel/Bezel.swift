public import Drawing
public import Foundation

/// The body of a device around its screen, drawn by the window.
public nonisolated struct Bezel: Hashable, Sendable {
  /// What is around a screen.
  public enum Kind: Sendable, CaseIterable {
    case phone, phoneWithHomeButton, pad, padWithHomeButton
  }

  /// The kind of device.
  public var kind: Kind
  /// The size of the upright screen, in points.
  public var screen: CGSize
  /// The radius of the screen's corners, in points.
  public var cornerRadius: CGFloat

  /// Describes the body around an upright screen.
  public init(_ kind: Kind, around screen: CGSize, cornerRadius: CGFloat) {
    (self.kind, self.screen, self.cornerRadius) = (kind, screen, cornerRadius)
  }

  private static let metalColor = Color(110, 110, 115)
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

  /// What is around a screen of a size: the device is on its side if the screen is.
  public func insets(of size: CGSize) -> BezelInsets {
    let (metrics, out) = (metrics, BezelMetrics.buttonHeight)
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
    let usual: QuarterTurn = isOnItsSide(size) ? .left : .upright
    let turn = turn.isSideways == usual.isSideways ? turn : usual
    let upright = insets(of: screen)
    let whole = upright.around(screen)
    let place = CGRect(origin: CGPoint(x: upright.left, y: upright.top), size: screen)
    let fills = shapes(around: place)
    return DisplayList(
      size: turn.place(of: CGRect(origin: .zero, size: whole), in: whole).size,
      commands: fills.map { fill in
        .fill(
          Fill(
            frame: turn.place(of: fill.frame, in: whole), color: fill.color,
            cornerRadius: fill.cornerRadius))
      })
  }

  /// The metal around the glass, which is drawn over the screen: the black corners of a screen with
  /// very round ones reach it.
  public func rim(of size: CGSize) -> DisplayList {
    let whole = insets(of: size).around(size)
    let out = BezelMetrics.buttonHeight
    let stroke = Stroke(
      frame: CGRect(origin: .zero, size: whole).insetBy(dx: out, dy: out), color: Self.metalColor,
      width: metrics.metal, cornerRadius: bodyRadius)
    return DisplayList(size: whole, commands: [.stroke(stroke)])
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
          commands: frame.commands)))
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
      + [Fill(frame: body, color: Self.glassColor, cornerRadius: bodyRadius)] + details(of: body)
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
