/// What a presented controller covers.
public nonisolated enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The screen; the presenter's view is taken away meanwhile.
  case fullScreen = 0
  /// The screen but for a strip at the top; a tall card where there is room. The presenter stays.
  case pageSheet = 1
  /// As ``pageSheet``, a smaller card where there is room.
  case formSheet = 2
  /// The nearest controller that defines a presentation context; its view is taken away meanwhile.
  case currentContext = 3
  /// What a presentation controller of one's own says.
  case custom = 4
  /// The screen; the presenter stays.
  case overFullScreen = 5
  /// The nearest controller that defines a presentation context; its view stays.
  case overCurrentContext = 6
  /// A card with an arrow; a sheet where there is little room from side to side.
  case popover = 7
  /// No other style than the one there is; for answers only.
  case none = -1
  /// What suits best: ``pageSheet``.
  case automatic = -2
}

/// How a presented controller comes and goes.
public nonisolated enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// It slides up from the bottom edge.
  case coverVertical = 0
  /// It turns over from the presenter's back: drawn flat, as the presenter that gets narrow, then the
  /// presented one that gets wide.
  case flipHorizontal = 1
  /// It fades in.
  case crossDissolve = 2
  /// The presenter's page curls away: drawn as ``crossDissolve``. For ``UIModalPresentationStyle/fullScreen``
  /// only; with another style the program stops.
  case partialCurl = 3
}
