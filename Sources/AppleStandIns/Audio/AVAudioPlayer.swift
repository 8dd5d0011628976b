/// Plays a sound's file, in silence: it begins, and ends at once unless it is to be repeated for ever.
open class AVAudioPlayer: NSObject {
  /// Is told of the end, on the main queue.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file; nil for data.
  public let url: URL?
  /// The data; nil for a file.
  public let data: Data?
  /// Whether it plays.
  open private(set) var isPlaying = false
  /// How often it is repeated; for ever if it is negative.
  open var numberOfLoops = 0
  /// How loud it is; here it is only kept.
  open var volume: Float = 1
  /// Whether it is on the left or right; here it is only kept.
  open var pan: Float = 0
  /// How fast it is; here it is only kept.
  open var rate: Float = 1
  /// Whether it may be faster or slower; here it is only kept.
  open var enableRate = false
  /// Whether it measures how loud it is; here it is only kept.
  open var isMeteringEnabled = false
  /// Where it is, in seconds.
  open var currentTime: TimeInterval = 0

  /// A player of a file, which has to be there.
  public init(contentsOf url: URL) throws {
    guard !url.isFileURL || FileManager.default.isReadableFile(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    (self.url, data) = (url, nil)
    super.init()
  }

  /// A player of a file, which has to be there.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// A player of nothing, which another one takes the place of.
  public override init() {
    (url, data) = (nil, nil)
    super.init()
  }

  /// A player of data.
  public init(data: Data) throws {
    (url, self.data) = (nil, data)
    super.init()
  }

  /// How long the sound is, which is not known here.
  open var duration: TimeInterval { 0 }
  /// How many channels it has: two.
  open var numberOfChannels: Int { 2 }

  /// Makes it ready.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Plays.
  @discardableResult open func play() -> Bool {
    isPlaying = true
    if numberOfLoops >= 0 { Answer.later(calling: { [weak self] in self?.end() }) }
    return true
  }

  /// Plays at a time; here at once.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Plays no more for now.
  open func pause() { isPlaying = false }
  /// Plays no more.
  open func stop() { isPlaying = false }
  /// Sets how loud it is, at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Measures how loud it is.
  open func updateMeters() {}
  /// How loud a channel is: silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud a channel was: silent.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func end() {
    guard isPlaying else { return }
    isPlaying = false
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}
