extension FlowDraft {
  /// Adds the runs of one scenario, of which each is in a look.
  ///
  /// - Parameter recordings: Runs by the places of their looks.
  mutating func add(
    _ recordings: [Int: FlowRecording], named name: String, note: String?
  ) {
    var states: [FlowRecording.Place: Int] = [:]
    for place in Self.places(in: recordings) {
      var screens = [MetScreen?](repeating: nil, count: lookCount)
      for (look, recording) in recordings {
        let rest = recording.rests.last { $0.place == place }
        screens[look] = rest.map { recording.screens[$0.screen] }
      }
      let state = state(of: screens)
      states[place] = state
      for (_, recording) in recordings.sorted(by: { $0.key < $1.key }) {
        guard let rest = recording.rests.last(where: { $0.place == place }) else { continue }
        self.states[state].add(
          captures: recording.captures[rest.screen], notes: recording.notes[rest.screen])
      }
      if states.count == 1 {
        starts.append(Start(name: name, note: note, state: state, turn: turnCount))
      }
    }
    for (place, (look, recording)) in recordings.sorted(by: { $0.key < $1.key }).enumerated() {
      for way in recording.ways { add(way, in: look, between: states, counts: place == 0) }
    }
  }

  /// All places at which a run is at rest, in the order of the run that has most, then of others.
  private static func places(in recordings: [Int: FlowRecording]) -> [FlowRecording.Place] {
    recordings.sorted { $0.key < $1.key }.flatMap { $0.value.rests.map(\.place) }.unique
  }

  /// - Parameter counts: Whether it has a number, as the ways of the first look.
  private mutating func add(
    _ way: FlowRecording.Way, in look: Int, between states: [FlowRecording.Place: Int],
    counts: Bool
  ) {
    guard let from = states[way.from], let to = states[way.to] else { return }
    var spots = [CGRect?](repeating: nil, count: lookCount)
    spots[look] = way.actions.spot
    add(
      Way(
        from: from, to: to, words: way.actions.words, spots: spots,
        turns: counts ? [turnCount] : [], film: way.film),
      moving: way.trace)
    if counts { turnCount += 1 }
  }
}

extension FlowDraft.State {
  /// Adds what a run says of it.
  fileprivate mutating func add(captures: [String], notes: [String]) {
    self.captures = (self.captures + captures).unique
    self.notes += notes
  }
}
