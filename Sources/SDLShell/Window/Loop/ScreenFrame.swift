public import Drawing
public import Foundation

/// One frame of a screen, for pictures of it and for its window.
public nonisolated struct ScreenFrame: Hashable, Sendable {
  /// The screen alone, which is all that captures and recordings show.
  public var screen: DisplayList
  /// Pixels per point: the device's own, whatever the window's scale.
  public var scale: CGFloat
  /// The black corners and the cut-out of the screen.
  public var mask: [DrawCommand]
  /// The drawing commands over the screen in the window alone, the mask included.
  public var over: [DrawCommand]

  /// Makes a frame.
  public init(screen: DisplayList, scale: CGFloat, mask: [DrawCommand], over: [DrawCommand]) {
    (self.screen, self.scale, self.mask, self.over) = (screen, scale, mask, over)
  }

  /// The screen with its black corners and its cut-out.
  public var masked: DisplayList { screen + mask }

  /// The screen as the window shows it.
  public var inWindow: DisplayList { screen + over }
}
