import Foundation

/// The size of a window and its place on the desktop.
extension Window {
  /// The border that the desktop draws around it.
  var border: WindowBorder { onServer.map { $0.border ?? WindowBorder() } ?? handle.border }

  /// Whether the program decides where the window is.
  var canBePlaced: Bool { onServer != nil }

  /// Where the user has moved the window, in units, with its border; nil if it is where we put it.
  var movedPosition: CGPoint? {
    !isInvisible && place.after(.observed(corner)).isFree ? corner : nil
  }

  /// The window's offset inside of its border; zero until the window is shown.
  private var inset: CGPoint { isShown ? border.start : .zero }

  /// The upper left corner of its border.
  private var corner: CGPoint {
    let position = onServer?.position ?? handle.position
    return CGPoint(x: position.x - inset.x, y: position.y - inset.y)
  }

  /// The part of the desktop for it: that of the display that a place is on.
  private func room(at place: CGRect) -> CGRect? {
    place.mainRoom(of: VideoDriver.rooms(driver))
  }

  /// The room of the display that it is on.
  private var room: CGRect? {
    let size = CGSize(
      width: geometry.units.width + border.size.width,
      height: geometry.units.height + border.size.height)
    return room(at: CGRect(origin: corner, size: size))
  }

  /// Whether the display has room for so many units at the right of the window.
  func isRoom(beside width: CGFloat) -> Bool {
    guard let room else { return false }
    return corner.x + geometry.units.width + border.size.width + width <= room.maxX
  }

  /// Shows the window where it was, as far as its border leaves it room.
  func open() {
    onServer?.askForBorder()
    let initialBorder = border
    if initialBorder != WindowBorder() || surround == .clear { fit() }
    measure()
    goToPosition()
    handle.show()
    isShown = true
    if border != initialBorder {
      fit()
      goToPosition()
    }
    place = .home(corner)
    keepRatio()
  }

  /// Goes where the screen's window is at first, as far as the display has room.
  func goToPosition() {
    guard !isInvisible else { return }
    put(at: screen.position ?? corner)
    place = .home(corner)
  }

  /// Resizes the window for the zoom; the desktop may choose another size.
  ///
  /// - Parameters:
  ///   - fixed: The point that stays where it is.
  ///   - mayGrow: Whether it may become larger for more of the screen.
  func fit(around fixed: FixedPlace = .corner, mayGrow: Bool = true) {
    let (before, border) = (geometry, border)
    let room = DesktopMetrics(scale: desktopScale, room: room, border: border)
    geometry = fitting(in: room, mayGrow: mayGrow)
    geometry.focus = before.focus
    if turning != nil, canBePlaced {
      geometry.holdScreen()
      geometry.widenForTurn(from: before.units, in: room.size)
    }
    let next = place.after(.observed(corner))
      .after(.resized(moving: fixed.offset(from: before, to: geometry)))
    // A ratio that the window has no longer would change its size.
    onServer?.keepRatio(nil, beside: 0)
    put(at: next.corner)
    if !isInvisible { place = next.after(.put(corner)) }
    measure()
    keepRatio()
  }

  /// The geometry for the zoom in a room.
  private func fitting(in room: DesktopMetrics, mayGrow: Bool) -> WindowGeometry {
    let panel = (panelWidth * desktopScale).rounded() + aside
    func geometry(within maximum: CGSize, _ showsBezel: Bool?) -> WindowGeometry {
      let space = CGSize(
        width: min(room.size.width, maximum.width) - panel,
        height: min(room.size.height, maximum.height))
      let geometry = DesktopMetrics(scale: room.scale, size: space).geometry(
        of: shadedScreen, sized: size, at: resolved(zoom) ?? .fit, showsBezel: showsBezel,
        keptBezel: keptBezel)
      guard panel > 0 else { return geometry }
      return geometry.adding(
        panel: panel,
        minimumHeight: panelWidth > 0
          ? min(Self.minimumPanelHeight * desktopScale, room.size.height) : 0)
    }
    let open = geometry(within: room.size, showsBezel)
    // The device comes back as soon as the display has room for it.
    let comesBack = !hasBezel && open.insets != .none && !open.isCut
    guard !mayGrow, !comesBack else { return open }
    return geometry(within: self.geometry.units, hasBezel ? showsBezel : false)
  }

  /// Has the window keep the ratio of a device that is wholly visible.
  private func keepRatio() {
    guard isDevice, turning == nil, !geometry.isCut else { return }
    onServer?.keepRatio(
      geometry.wholeUnits, beside: geometry.panelWidth)
  }

  /// Gives the window its size and puts it at a corner, as far as the display has room for it there;
  /// one that is turned does so around its middle, wherever that is.
  private func put(at corner: CGPoint) {
    let (units, border) = (geometry.units, border)
    guard !isInvisible else { return handle.size = units }
    var place = border.around(
      CGRect(
        origin: CGPoint(x: corner.x + border.start.x, y: corner.y + border.start.y), size: units))
    if turning == nil, let room = room(at: place) { place = place.moved(into: room) }
    onServer?.place(CGRect(origin: place.origin, size: units), inset: inset)
    handle.size = units
    guard onServer == nil else { return }
    handle.position = CGPoint(x: place.minX + inset.x, y: place.minY + inset.y)
  }
}
