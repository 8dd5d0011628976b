/// Something to play; here nothing of it is read.
open class AVAsset: NSObject {
  /// How long it is, which is not known here.
  open var duration: CMTime { .indefinite }
  /// Whether it can be played; it is taken to be.
  open var isPlayable: Bool { true }

  /// The asset of a file or address.
  public convenience init(url URL: URL) { self.init(place: URL) }

  let place: URL?

  init(place: URL?) {
    self.place = place
    super.init()
  }
}
