public import Foundation

extension UIImage {
  /// An image that an image view shows as several, one after the other.
  ///
  /// - Parameter duration: The seconds for all of them; 0 for 1/30 second each.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first.map { UIImage($0, frames: ImageFrames(images: images, duration: duration)) }
  }

  /// The images of an animated image; nil for others.
  public var images: [UIImage]? { frames?.images }
  /// The seconds that all images of an animated image take; 0 for others.
  public var duration: TimeInterval { frames.map { $0.interval * Double($0.images.count) } ?? 0 }
}

/// Images that are shown one after the other.
nonisolated struct ImageFrames: Hashable, Sendable {
  let images: [UIImage]
  /// The seconds for each.
  let interval: TimeInterval
  /// How often all are shown; 0 for without end.
  var repeatCount = 0

  /// - Parameter duration: The seconds for all of them; 0 for the default ones.
  init(images: [UIImage], duration: TimeInterval, repeatCount: Int = 0) {
    self.images = images
    interval = duration > 0 ? duration / Double(images.count) : Self.defaultInterval
    self.repeatCount = repeatCount
  }

  /// Seconds for an image, as UIKit documents.
  private static let defaultInterval: TimeInterval = 1.0 / 30
}
