import Scenario

/// The open sessions of a desk: the last few, for some time.
struct SessionShelf<Session> {
  /// The most sessions; one more ends the one that was used least lately.
  static var maximum: Int { 8 }
  /// How many minutes a session lasts unused.
  static var minutes: Int { 30 }

  private struct Place {
    let name: String
    var session: Session
    var usedAt: Double
  }

  private var places: [Place] = []
  private var ended: [String: String] = [:]
  private var count: Int
  /// The time in milliseconds.
  private let clock: () -> Double

  /// - Parameter first: The number of the first session.
  init(first: Int = 1, clock: @escaping () -> Double = { Monotonic.milliseconds }) {
    count = first - 1
    self.clock = clock
  }

  /// The names of the open sessions, in the order of their opening.
  var names: [String] {
    places.map(\.name).sorted { $0.count == $1.count ? $0 < $1 : $0.count < $1.count }
  }

  /// The sessions with their names.
  var all: [(name: String, session: Session)] { places.map { ($0.name, $0.session) } }

  /// The name for the next session.
  mutating func newName() -> String {
    count += 1
    return "s\(count)"
  }

  /// Adds a session, or puts it in the place of the one of its name.
  mutating func put(_ session: Session, as name: String) {
    expire()
    places.removeAll { $0.name == name }
    if places.count == Self.maximum, let oldest = places.min(by: { $0.usedAt < $1.usedAt }) {
      end(oldest.name, "as \(Self.maximum) others are open")
    }
    places.append(Place(name: name, session: session, usedAt: clock()))
  }

  /// The session of a name, which is in use with that.
  ///
  /// - Throws: ToolFault if there is none, or none any more.
  mutating func session(_ name: String) throws(ToolFault) -> Session {
    expire()
    guard let place = places.firstIndex(where: { $0.name == name }) else {
      if let reason = ended[name] {
        throw ToolFault("session \(name) has ended, \(reason): open anew")
      }
      let open = names.isEmpty ? "none is open" : "open are \(names.joined(separator: ", "))"
      throw ToolFault("there is no session \(name): \(open)")
    }
    places[place].usedAt = clock()
    return places[place].session
  }

  /// Ends a session, for a reason that is told whoever asks for it.
  mutating func end(_ name: String, _ reason: String) {
    places.removeAll { $0.name == name }
    ended[name] = reason
  }

  private mutating func expire() {
    let oldest = clock() - Double(Self.minutes) * 60_000
    for place in places where place.usedAt < oldest {
      end(place.name, "as it was not used for \(Self.minutes) minutes")
    }
  }
}
