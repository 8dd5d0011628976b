package import Foundation

extension InputEvent {
  /// The same, some seconds later.
  package func shifted(by seconds: TimeInterval) -> InputEvent {
    switch self {
    case .pointer(var event):
      event.time += seconds
      return .pointer(event)
    case .secondaryClick(var event):
      event.time += seconds
      return .secondaryClick(event)
    case .scroll(var event):
      event.time += seconds
      return .scroll(event)
    case .key(let event): return .key(event.shifted(by: seconds))
    case .text(var event):
      event.time += seconds
      return .text(event)
    case .arrival(var event):
      event.time += seconds
      return .arrival(event)
    }
  }
}

extension KeyEvent {
  /// The same, some seconds later.
  package func shifted(by seconds: TimeInterval) -> KeyEvent {
    KeyEvent(key: key, modifiers: modifiers, phase: phase, time: time + seconds)
  }
}
