/// The film of what a window shows, also of one app after the other.
extension Window {
  /// Saves a film that is still made, as when nothing more is shown; returns a short text about it.
  @discardableResult public func finishFilm() -> String? {
    defer { film = nil }
    return film?.save(at: FrameLoop.realTime)
  }
}
