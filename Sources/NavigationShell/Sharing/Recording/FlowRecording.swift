import Drawing
import Foundation
import Scenario
import Snapshot

/// What one run met: screens at rest, and the ways between them.
struct FlowRecording {
  /// A place in a scenario at which the screen is at rest: a line, of it or of a part that it uses,
  /// and how often that was run before.
  ///
  /// Runs in other looks have the same places, whatever their screens look like.
  struct Place: Hashable {
    /// The part; nil for the scenario itself.
    var file: String?
    var line: Int
    var repetition = 0
  }

  /// A screen at a place.
  struct Rest {
    var place: Place
    /// Its place among the screens.
    var screen: Int
  }

  /// A way from a screen to the next.
  struct Way {
    var from, to: Place
    var actions: [FlowAction]
    var trace: MotionTrace
    /// Its film; nil if none is asked for.
    var film: Data?
  }

  /// The screens, each once.
  var screens: [MetScreen] = []
  /// The names of captures at each screen.
  var captures: [[String]] = []
  /// What the scenario notes at each screen.
  var notes: [[String]] = []
  var rests: [Rest] = []
  var ways: [Way] = []
}
