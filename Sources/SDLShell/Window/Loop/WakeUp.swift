import CSDL2
import Foundation

/// An SDL event of our own that wakes the frame loop.
nonisolated enum WakeUp: Hashable {
  /// A picture has been decoded.
  case picture
  /// The work with that id is done.
  case work(Int)
  /// The main queue has work.
  case mainQueue

  /// SDL's type of the event, registered once per process.
  static let type: UInt32 = SDL_RegisterEvents(1)

  /// Reads an event.
  init(_ event: SDL_Event) {
    self =
      switch event.user.code {
      case 1: .work(Int(bitPattern: event.user.data1))
      case 2: .mainQueue
      default: .picture
      }
  }

  /// Wakes the loop; can be called on any thread.
  func push() {
    var event = SDL_Event()
    event.type = Self.type
    switch self {
    case .picture: event.user.code = 0
    case .work(let id):
      event.user.code = 1
      event.user.data1 = UnsafeMutableRawPointer(bitPattern: id)
    case .mainQueue: event.user.code = 2
    }
    SDL_PushEvent(&event)
  }
}
