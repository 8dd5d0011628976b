import Drawing
import Foundation

extension FrameLoop {
  /// The least time in seconds before the next frame in which one of a film is written: longer than
  /// that takes.
  static let filmingTime: TimeInterval = 0.012

  /// Whether a film is made now.
  var isFilming: Bool { film.map { $0.end == nil } ?? false }

  /// What the title tells besides, as long as it is so.
  var status: String? {
    let film = film.map { $0.end == nil ? "filming" : "saving the film…" }
    let all = [source.status, film].compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: " – ")
  }

  /// Begins a film, or stops it; it is saved once all of it is written.
  func toggleFilm() {
    if let film {
      film.stop(at: elapsed)
      return
    }
    do {
      let frame = filmed
      film = try screenshots.film(of: frame.size, at: elapsed)
      film?.show(frame, at: elapsed)
    } catch {
      notice("cannot film")
    }
  }

  /// Shows the film what the window shows.
  func film(at time: TimeInterval) {
    if isFilming { film?.show(filmed, at: time) }
  }

  /// What is filmed: the screen as in a screenshot, turning as its device does, and fingers if they are
  /// shown.
  private var filmed: DisplayList {
    let frame = source.capture(isMasked: false).frame
    return (showsTouches ? touches.drawn(over: frame) : frame).filmed(source.pose)
  }

  /// Writes a frame of the film, and saves the film after its last; returns false if there is
  /// nothing to do.
  func writeFilm() -> Bool {
    guard let film, film.isBehind || film.end != nil else { return false }
    do {
      try film.writeNext()
      if film.end != nil, !film.isBehind { finishFilm() }
    } catch {
      self.film = nil
      notice("cannot film")
    }
    return true
  }

  /// Goes on with the film of the loop before, whose app is opened anew in this one.
  public func goOnFilming(after former: FrameLoop) {
    guard let film = former.film else { return }
    former.film = nil
    do {
      try screenshots.goOn(film, after: former.elapsed, at: elapsed)
      self.film = film
    } catch {
      notice("cannot film")
    }
  }

  /// Saves a film that is still made, as when the window closes.
  public func finishFilm() {
    guard let film else { return }
    self.film = nil
    notice(screenshots.save(film, at: elapsed))
  }
}
