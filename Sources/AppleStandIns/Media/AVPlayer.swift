/// A player that plays nothing, though its time goes on as if it did.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// The item that is played; nil for none.
  open private(set) var currentItem: AVPlayerItem?
  /// The volume; here it is only kept.
  open var volume: Float = 1
  /// Whether it is silent; here it is only kept.
  open var isMuted = false
  /// The player's action at an item's end; here no item ends.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it waits for data; here it is only kept.
  open var automaticallyWaitsToMinimizeStalling = true
  /// A position in the item, and the moment when the player was there.
  private var mark = (time: 0.0, since: 0.0)
  /// The actions of layers and controllers when the player changes.
  var whenChanged: [ObjectIdentifier: () -> Void] = [:]

  /// A player of nothing.
  public nonisolated override init() { super.init() }

  /// A player of an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// A player of a file or address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// The speed of playback; 0 while the player is paused.
  open var rate: Float = 0 {
    willSet { mark = (now, CACurrentMediaTime()) }
    didSet { changed() }
  }

  /// Whether it plays.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// Whether it can play; here it always can.
  open var status: Status { .readyToPlay }
  /// The error of playback; always nil.
  open var error: (any Error)? { nil }

  /// Plays.
  open func play() { rate = 1 }
  /// Pauses.
  open func pause() { rate = 0 }
  /// Plays at a rate.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Plays something else, from its beginning on.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    mark = (0, CACurrentMediaTime())
    changed()
  }

  // MARK: Time

  /// The position in the item.
  open func currentTime() -> CMTime { CMTime(seconds: now, preferredTimescale: 600) }

  private var now: Double { mark.time + (CACurrentMediaTime() - mark.since) * Double(rate) }

  /// Goes to a time.
  open func seek(to time: CMTime) {
    mark = (time.isNumeric ? time.seconds : 0, CACurrentMediaTime())
    changed()
  }

  /// Goes to a time.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    Answer.later(calling: { completionHandler(true) })
  }

  /// Goes to a time; here always exactly.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Would report the time while the player plays; here nothing is reported.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }

  /// Removes an observer.
  open func removeTimeObserver(_ observer: Any) {}

  private func changed() { for notify in whenChanged.values { notify() } }
}

extension AVPlayer {
  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    /// It is paused.
    case paused = 0
    /// It waits for data.
    case waitingToPlayAtSpecifiedRate = 1
    /// It plays.
    case playing = 2
  }

  /// Whether a player can play.
  public enum Status: Int, Sendable {
    /// That is not known yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }

  /// The action of a player at an item's end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// It plays the next item.
    case advance = 0
    /// It stops.
    case pause = 1
    /// It goes on.
    case none = 2
  }

  /// The player's state in a placeholder.
  var text: String {
    let state = timeControlStatus == .playing ? "playing" : "paused"
    return "\(currentItem?.name ?? "Nothing to play") · \(state)"
  }
}
