import Drawing
import Foundation

extension FrameLoop {
  /// The least time in seconds before the next frame in which one of a film is written: longer than
  /// that takes.
  static let filmingTime: TimeInterval = 0.012

  /// The film that is made or saved in the window.
  var film: WindowFilm? {
    get { window.film }
    set { window.film = newValue }
  }

  /// Whether a film is made now.
  var isFilming: Bool { film.map { $0.end == nil } ?? false }

  /// What the title tells besides, as long as it is so.
  var status: String? {
    let speed = state(of: .slowAnimations) == .on ? "slow" : nil
    let film = film.map { $0.end == nil ? "filming" : "saving the film…" }
    let all = [source.status, speed, film].compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: " – ")
  }

  /// Begins a film, or stops it; it is saved once all of it is written.
  func toggleFilm() {
    if let film {
      film.stop(at: Self.realTime)
      return
    }
    do {
      let frame = filmed
      let film = try WindowFilm(in: screenshots, size: frame.size, at: Self.realTime)
      film.show(frame, at: Self.realTime)
      self.film = film
    } catch {
      notice("cannot film")
    }
  }

  /// Shows the film what the window shows.
  func filmFrame() {
    if isFilming { film?.show(filmed, at: Self.realTime) }
  }

  /// What is filmed: the screen as in a screenshot, turning as its device does, in that if the window
  /// shows it, and fingers if they are shown.
  private var filmed: DisplayList {
    let bezel = window.hasBezel ? window.screen.bezel : nil
    let frame = bezel == nil ? source.frame().screen : source.frame().masked
    return (showsTouches ? touches.drawn(over: frame) : frame).filmed(source.pose, in: bezel)
  }

  /// Writes a frame of the film, and saves the film after its last; returns false if there is
  /// nothing to do.
  func writeFilm() -> Bool {
    guard let film, film.isBehind || film.end != nil else { return false }
    do {
      try film.writeNext()
      if film.end != nil, !film.isBehind { notice(window.finishFilm()) }
    } catch {
      self.film = nil
      notice("cannot film")
    }
    return true
  }

  /// Has a film of what was in the window before go on with what is there now.
  func goOnFilming() {
    guard let film else { return }
    guard isFilming else { return notice(window.finishFilm()) }
    do {
      try film.goOn(in: screenshots)
    } catch {
      self.film = nil
      notice("cannot film")
    }
  }
}
