import CSDL2
import Foundation
import Input

/// The event with which work away from the frame wakes the loop.
nonisolated enum WakeUp {
  /// SDL's number for it; SDL hands out each number once a process.
  static let type: UInt32 = SDL_RegisterEvents(1)

  /// Wakes the loop, from any thread: the work of that number is done, or with nil a picture is there.
  static func push(id: Int?) {
    var event = SDL_Event()
    event.type = type
    event.user.code = id == nil ? 0 : 1
    event.user.data1 = UnsafeMutableRawPointer(bitPattern: id ?? 0)
    SDL_PushEvent(&event)
  }

  /// What the event tells the screen.
  static func arrival(of event: SDL_Event, at time: TimeInterval) -> ArrivalEvent {
    let id = event.user.code == 0 ? nil : Int(bitPattern: event.user.data1)
    return ArrivalEvent(id: id, time: time)
  }
}
