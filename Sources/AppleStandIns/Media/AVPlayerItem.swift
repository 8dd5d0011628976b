/// The media that a player plays: here only its name.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// The asset of the item.
  public let asset: AVAsset

  /// An item of an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// An item of a file or address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Whether it can be played; here it always can.
  open var status: Status { .readyToPlay }
  /// The duration, which is not known here.
  open var duration: CMTime { asset.duration }
  /// The error of playback; always nil.
  open var error: (any Error)? { nil }

  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// That is not known yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }

  /// The name that placeholders show.
  var name: String { asset.place?.lastPathComponent ?? "Nothing to play" }
}

extension NSNotification.Name {
  /// An item was played to its end; here none ends.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension AVPlayerItem {
  /// An item was played to its end; here none ends.
  public nonisolated static let didPlayToEndTimeNotification = NSNotification.Name
    .AVPlayerItemDidPlayToEndTime
}
