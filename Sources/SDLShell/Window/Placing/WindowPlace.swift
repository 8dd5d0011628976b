import Foundation

/// Where a window is on the desktop: the upper left corner of its border, in the desktop's units.
///
/// The border counts, so that the window is put where it was, whatever border a desktop draws.
nonisolated enum WindowPlace: Hashable, Sendable {
  /// Where the program put it.
  case home(CGPoint)
  /// Where the user moved it.
  case free(CGPoint)
  /// At a corner where the display has room for its size, as it has none at its place.
  indirect case held(at: CGPoint, off: WindowPlace)

  /// An event that concerns a window's place.
  enum Event: Sendable {
    /// It is observed at a corner: the user has moved it if it was left at another.
    case observed(CGPoint)
    /// It moves as it gets another size.
    case resized(moving: CGPoint)
    /// It was put at a corner, best at its place.
    case put(CGPoint)
  }

  /// The corner it is at.
  var corner: CGPoint {
    switch self {
    case .home(let corner), .free(let corner), .held(at: let corner, off: _): corner
    }
  }

  /// Whether the user chose its place.
  var isFree: Bool {
    switch self {
    case .home: false
    case .free: true
    case .held(at: _, off: let place): place.isFree
    }
  }

  /// The place after something happened.
  func after(_ event: Event) -> WindowPlace {
    switch (self, event) {
    case (_, .observed(let corner)): corner == self.corner ? self : .free(corner)
    case (.held(at: _, off: let place), .resized), (.held(at: _, off: let place), .put):
      place.after(event)
    case (.home(let corner), .resized(let offset)): .home(corner.moved(by: offset))
    case (.free(let corner), .resized(let offset)): .free(corner.moved(by: offset))
    case (_, .put(let corner)): corner == self.corner ? self : .held(at: corner, off: self)
    }
  }
}

nonisolated extension CGPoint {
  fileprivate func moved(by offset: CGPoint) -> CGPoint {
    CGPoint(x: x + offset.x, y: y + offset.y)
  }
}
