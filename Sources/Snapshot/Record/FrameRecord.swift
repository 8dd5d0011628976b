public import Drawing

/// Describes the pictures and films of one run of a scenario: the text file beside them.
public struct FrameRecord: Hashable, Sendable {
  /// The libraries and fonts that made the pictures, with their versions.
  public var libraries: [String: String]
  /// The pictures, in the order they were taken.
  public var stills: [StillEntry]
  /// The films, in the order they were taken.
  public var films: [FilmEntry]

  /// Makes a record.
  public init(libraries: [String: String], stills: [StillEntry] = [], films: [FilmEntry] = []) {
    self.libraries = libraries
    self.stills = stills
    self.films = films
  }

  /// One picture.
  public struct StillEntry: Hashable, Sendable {
    /// The name that the scenario gives it.
    public var name: String
    /// When it was taken, in virtual seconds.
    public var time: Double
    /// Its size in pixels.
    public var width, height: Int
    /// The fingerprint of its pixels.
    public var pixels: Fingerprint
    /// The fingerprint of the PNG's bytes.
    public var file: Fingerprint

    /// Makes a picture's entry.
    public init(
      name: String, time: Double, width: Int, height: Int, pixels: Fingerprint, file: Fingerprint
    ) {
      self.name = name
      self.time = time
      self.width = width
      self.height = height
      self.pixels = pixels
      self.file = file
    }
  }

  /// One strip of pictures.
  public struct FilmEntry: Hashable, Sendable {
    /// The name that the scenario gives it.
    public var name: String
    /// When it began, in virtual seconds.
    public var start: Double
    /// The size of a cell in pixels.
    public var width, height: Int
    /// The cells, in order.
    public var cells: [Cell]
    /// The fingerprint of the strip's bytes.
    public var file: Fingerprint
    /// The motion of its parts.
    public var track: MotionTrack

    /// Makes a film's entry.
    public init(
      name: String, start: Double, width: Int, height: Int, cells: [Cell], file: Fingerprint,
      track: MotionTrack
    ) {
      self.name = name
      self.start = start
      self.width = width
      self.height = height
      self.cells = cells
      self.file = file
      self.track = track
    }
  }

  /// One picture of a strip.
  public struct Cell: Hashable, Sendable {
    /// When it was taken, in virtual seconds.
    public var time: Double
    /// The fingerprint of its pixels.
    public var pixels: Fingerprint

    /// Makes a cell's entry.
    public init(time: Double, pixels: Fingerprint) {
      self.time = time
      self.pixels = pixels
    }
  }
}
