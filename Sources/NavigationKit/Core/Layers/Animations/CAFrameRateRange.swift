/// How often frames are wanted, in frames per second.
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// Those wanted most; nil leaves the choice to the system.
  public var preferred: Float?

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// Leaves all to the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

extension CADisplayLink {
  /// How often it is called; the default leaves it to be called for each frame.
  ///
  /// It is called as often as is preferred, else as the maximum allows.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { wantedRates }
    set {
      wantedRates = newValue
      preferredFramesPerSecond = Int((newValue.preferred ?? newValue.maximum).rounded())
    }
  }
}
