import Foundation

/// Screens and ways as they are met, in all looks, before they have names and places.
struct FlowDraft {
  /// A screen at rest.
  struct State {
    /// The screen in each look; nil in one that did not lead there.
    var screens: [MetScreen?]
    /// The names of captures there.
    var captures: [String] = []
    /// What scenarios note there.
    var notes: [String] = []
    /// The name that something else gives it, as a storyboard; nil for its title.
    var name: String?

    /// The screen in the first look that has it.
    var first: MetScreen? { screens.lazy.compactMap(\.self).first }
  }

  /// A way from a screen to another.
  struct Way {
    var from, to: Int
    var words: String
    /// What is tapped in each look.
    var spots: [CGRect?]
    /// The numbers at which a run went it, of all ways that runs went.
    var turns: [Int] = []
    /// How it moves; nil if no look recorded that.
    var motion: FlowMotion?
    var film: Data?
  }

  /// A place to begin.
  struct Start {
    var name: String
    var note: String?
    var state: Int
    /// The number of the way that its run goes first.
    var turn = 0
  }

  /// The number of looks.
  let lookCount: Int
  var states: [State] = []
  var ways: [Way] = []
  var starts: [Start] = []
  /// How many ways runs went so far.
  var turnCount = 0
  var remarks: [String] = []

  init(lookCount: Int) { self.lookCount = lookCount }

  /// The place of the state that looks so in each look, which is added if need be.
  mutating func state(of screens: [MetScreen?]) -> Int {
    if let place = states.firstIndex(where: { Self.areEqual($0.screens, screens) }) {
      for look in screens.indices where states[place].screens[look] == nil {
        states[place].screens[look] = screens[look]
      }
      return place
    }
    states.append(State(screens: screens))
    return states.count - 1
  }

  /// Whether two states look the same wherever both were seen.
  private static func areEqual(_ one: [MetScreen?], _ other: [MetScreen?]) -> Bool {
    let both = zip(one, other).compactMap { one, other in
      one.flatMap { one in other.map { one.fingerprint == $0.fingerprint } }
    }
    return !both.isEmpty && both.allSatisfy(\.self)
  }

  /// Adds a way in a look, unless it is there.
  ///
  /// - Parameter trace: How the screen changed; empty if it was not recorded. Only what it says of
  ///   motion is kept: the samples of all ways would be too many.
  mutating func add(_ way: Way, moving trace: MotionTrace) {
    guard way.from != way.to else { return }
    let place = ways.firstIndex {
      $0.from == way.from && $0.to == way.to && $0.words == way.words
    }
    guard let place else {
      ways.append(way)
      return tell(trace, of: ways.count - 1)
    }
    for look in way.spots.indices where ways[place].spots[look] == nil {
      ways[place].spots[look] = way.spots[look]
    }
    ways[place].turns += way.turns
    if ways[place].motion == nil { tell(trace, of: place) }
    ways[place].film = ways[place].film ?? way.film
  }

  /// Notes how a way moves.
  private mutating func tell(_ trace: MotionTrace, of place: Int) {
    guard !trace.samples.isEmpty else { return }
    let (from, to) = (states[ways[place].from].first, states[ways[place].to].first)
    ways[place].motion = FlowMotion(trace, from: from?.screen, to: to?.screen)
  }
}
