/// A file or address to play; here it is not read.
open class AVURLAsset: AVAsset {
  /// The file or address.
  public let url: URL

  /// The asset of a file or address.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(place: URL)
  }
}
