public import Drawing

extension MotionTrack {
  /// The parts on screen at one instant of a film.
  public struct Sample: Hashable, Sendable {
    /// The time in virtual seconds from the film's start.
    public var time: Double
    /// The fingerprint of the display list.
    public var frame: Fingerprint
    /// The visible parts, in the order of the screen's elements.
    public var parts: [Part]

    /// Makes a sample.
    public init(time: Double, frame: Fingerprint, parts: [Part]) {
      self.time = time
      self.frame = frame
      self.parts = parts
    }
  }

  /// A part of the screen at one instant.
  public struct Part: Hashable, Sendable {
    /// The role and label, such as `title "Albums"`.
    public var name: String
    /// Its frame, in points.
    public var x, y, width, height: Double

    /// Makes a part.
    public init(name: String, x: Double, y: Double, width: Double, height: Double) {
      self.name = name
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Records how parts move: a column for each measure that changes, and one for each part that
  /// only appears or disappears.
  ///
  /// Parts that always move by the same offsets share a column, named after the first of them and
  /// the number of others. Parts with equal names are told apart by their order. Numbers are
  /// rounded as in the track's text.
  public init(samples: [Sample]) {
    let curves = samples.curves.flatMap(\.worthRecording)
    var groups: [(first: MotionCurve, more: Int)] = []
    for curve in curves {
      if let index = groups.firstIndex(where: { $0.first.movesLike(curve) }) {
        groups[index].more += 1
      } else {
        groups.append((curve, 0))
      }
    }
    self.init(
      columns: groups.map { $0.first.column(sharedBy: $0.more) },
      rows: samples.enumerated().map { index, sample in
        Row(time: sample.time, frame: sample.frame, values: groups.map { $0.first.values[index] })
      })
    self = rounded
  }
}

extension [MotionTrack.Sample] {
  /// The curves of all parts, in the order in which parts first appear.
  fileprivate var curves: [PartCurves] {
    var order: [PartCurves.Identity] = []
    var curvesByPart: [PartCurves.Identity: PartCurves] = [:]
    for (index, sample) in enumerated() {
      var seen: [String: Int] = [:]
      for part in sample.parts {
        let place = seen[part.name, default: 0]
        seen[part.name] = place + 1
        let key = PartCurves.Identity(name: part.name, place: place)
        if curvesByPart[key] == nil { order.append(key) }
        curvesByPart[key, default: PartCurves(key, instants: count)].record(part, at: index)
      }
    }
    return order.compactMap { curvesByPart[$0] }
  }
}
