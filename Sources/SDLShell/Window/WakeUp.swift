import CSDL2
import Foundation

/// Why the loop is woken from elsewhere than the desktop, as an event of SDL's.
nonisolated enum WakeUp: Hashable {
  /// A picture is there.
  case picture
  /// The work of that number is done.
  case work(Int)
  /// The main queue has work.
  case mainQueue

  /// SDL's number for the event; SDL hands out each number once a process.
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

  /// Wakes the loop, from any thread.
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
