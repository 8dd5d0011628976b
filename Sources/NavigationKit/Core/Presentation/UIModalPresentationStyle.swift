/// The style of a presentation: the part of the screen that the presented controller covers.
public nonisolated enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The screen; the presenter's view is removed meanwhile.
  case fullScreen = 0
  /// The screen but for a strip at the top; a card in regular width. The presenter stays.
  case pageSheet = 1
  /// As ``pageSheet``, but a smaller card in regular width.
  case formSheet = 2
  /// The nearest controller that defines a presentation context; its view is removed meanwhile.
  case currentContext = 3
  /// The part that the presentation controller of the transitioning delegate covers.
  case custom = 4
  /// The screen; the presenter stays.
  case overFullScreen = 5
  /// The nearest controller that defines a presentation context; its view stays.
  case overCurrentContext = 6
  /// A card with an arrow; a sheet in compact width.
  case popover = 7
  /// No adaptation: keeps the style. For a delegate's answers only.
  case none = -1
  /// The standard style: ``pageSheet``.
  case automatic = -2
}

/// How a presented controller's view is animated.
public nonisolated enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// It slides up from the bottom edge.
  case coverVertical = 0
  /// It flips over from the presenter's back: drawn flat, the presenter shrinks in width, then the
  /// presented one grows.
  case flipHorizontal = 1
  /// It fades in.
  case crossDissolve = 2
  /// The presenter's page curls away: drawn as ``crossDissolve``. For
  /// ``UIModalPresentationStyle/fullScreen`` only; with another style the program stops.
  case partialCurl = 3
}
