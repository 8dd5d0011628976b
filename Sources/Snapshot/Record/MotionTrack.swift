public import Drawing

/// How the parts of a film moved: a row every 1/120 s.
public struct MotionTrack: Hashable, Sendable, Codable {
  /// The names of the columns, such as `title "Albums" x`.
  public var columns: [String]
  /// The instants, in order.
  public var rows: [Row]

  /// Makes a track.
  public init(columns: [String], rows: [Row]) {
    self.columns = columns
    self.rows = rows
  }

  /// One instant.
  public struct Row: Hashable, Sendable, Codable {
    /// The time in virtual seconds from the film's start.
    public var time: Double
    /// The fingerprint of the display list.
    public var frame: Fingerprint
    /// The value of each column, in points; nil where the part is not on screen.
    public var values: [Double?]

    /// Makes a row.
    public init(time: Double, frame: Fingerprint, values: [Double?]) {
      self.time = time
      self.frame = frame
      self.values = values
    }
  }
}
