public import Drawing

/// How a film's parts moved: a row every 1/120 s.
public struct MotionTrack: Hashable, Sendable, Codable {
  /// What is measured, such as `title "Albums" x`.
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
    /// When, in virtual seconds from the film's start.
    public var time: Double
    /// The fingerprint of the frame as a value.
    public var frame: Fingerprint
    /// What each column is then, in points; nil where the part is not on screen.
    public var values: [Double?]

    /// Makes a row.
    public init(time: Double, frame: Fingerprint, values: [Double?]) {
      self.time = time
      self.frame = frame
      self.values = values
    }
  }
}
