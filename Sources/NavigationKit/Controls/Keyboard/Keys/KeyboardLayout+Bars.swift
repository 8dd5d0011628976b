import Foundation

/// The keys around the rows: pure.
nonisolated extension KeyboardLayout {
  /// Adds what stands above the rows: suggestions, and a pad's shortcuts.
  mutating func addShortcuts(
    _ suggestions: [TypingSuggestion], above area: CGRect, on screen: KeyboardMetrics.Screen,
    scale: CGFloat
  ) {
    guard area.minY > 0 else { return }
    var room = CGRect(x: 0, y: 0, width: screen.size.width, height: area.minY)
    room = room.insetBy(dx: max(screen.insets.left, screen.insets.right), dy: 0)
    if screen.isPad {
      let width = KeyboardMetrics.shortcutWidth
      for (index, key) in [KeyboardKey.undo, .redo, .paste].enumerated() {
        add(
          key,
          in: CGRect(
            x: room.minX + CGFloat(index) * width, y: 0, width: width, height: room.height),
          scale: scale)
      }
      room = room.insetBy(dx: 3 * width, dy: 0)
    }
    let share = room.width / CGFloat(KeyboardMetrics.suggestionCount)
    for (index, suggestion) in suggestions.prefix(KeyboardMetrics.suggestionCount)
      .enumerated()
    {
      add(
        .suggestion(suggestion),
        in: CGRect(
          x: room.minX + CGFloat(index) * share, y: 0, width: share, height: room.height),
        scale: scale)
    }
  }

  /// Adds what a phone without a home button has at its lower corners.
  mutating func addCorners(
    _ keys: (KeyboardKey?, KeyboardKey?), below area: CGRect, on screen: KeyboardMetrics.Screen,
    scale: CGFloat
  ) {
    let lowest = places.map(\.reach).max { $0.minY < $1.minY } ?? area
    let strip =
      screen.isLandscape
      ? CGRect(x: 0, y: lowest.minY, width: screen.size.width, height: lowest.height)
      : CGRect(
        x: 0, y: area.maxY, width: screen.size.width, height: KeyboardMetrics.cornerHeight)
    let width = screen.isLandscape ? area.minX : KeyboardMetrics.cornerWidth
    guard width > 0 else { return }
    let size = CGSize(width: width, height: strip.height)
    if let key = keys.0 { add(key, in: CGRect(origin: strip.origin, size: size), scale: scale) }
    if let key = keys.1 {
      let origin = CGPoint(x: strip.maxX - width, y: strip.minY)
      add(key, in: CGRect(origin: origin, size: size), scale: scale)
    }
  }
}
