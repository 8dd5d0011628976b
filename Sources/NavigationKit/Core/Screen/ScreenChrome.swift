public import Drawing
public import Foundation

/// The parts that a device draws over the app: status bar, home indicator, the screen's shape.
///
/// None of it is an element of the screen. Touches go through it, but for those on the status bar,
/// which scroll to the top. Nothing is drawn unless a host asks for it; the stage's safe area says how
/// much of the screen it covers.
public nonisolated struct ScreenChrome: Hashable, Sendable {
  /// The shape of the camera's cut-out.
  public enum CutOut: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A notch in the middle of the upper edge.
    case notch
    /// A pill below the upper edge.
    case island
  }

  /// The contents of the status bar; nil draws none.
  public var statusBar: StatusBar?
  /// Whether there is a home indicator.
  public var hasHomeIndicator: Bool
  /// The shape of the camera's cut-out.
  public var cutOut: CutOut
  /// The radius of the screen's corners, in points.
  public var cornerRadius: CGFloat
  /// Whether corners and cut-out are drawn, in black; otherwise the screen is a plain rectangle.
  public var isMasked: Bool

  /// Makes the chrome of a screen; by default there is none.
  public init(
    statusBar: StatusBar? = nil, hasHomeIndicator: Bool = false, cutOut: CutOut = .none,
    cornerRadius: CGFloat = 0, isMasked: Bool = false
  ) {
    self.statusBar = statusBar
    self.hasHomeIndicator = hasHomeIndicator
    self.cutOut = cutOut
    self.cornerRadius = cornerRadius
    self.isMasked = isMasked
  }

  /// The black that covers the corners and the cut-out of a screen of a size in points.
  ///
  /// - Parameter orientation: How the interface is shown, which says where the cut-out is; nil, the
  ///   default, for portrait, or for landscape with the device's bottom at the right.
  public func mask(
    in size: CGSize, orientation: UIInterfaceOrientation? = nil
  ) -> [DrawCommand] {
    let turn = (orientation ?? UIInterfaceOrientation(screen: size)).turn
    let corners = cornerRadius > 0 ? [ScreenShape.corners(of: size, radius: cornerRadius)] : []
    return corners + (ScreenShape.cutOut(cutOut, in: size, turned: turn).map { [.fill($0)] } ?? [])
  }
}
