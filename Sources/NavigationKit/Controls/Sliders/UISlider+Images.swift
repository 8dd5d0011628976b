import Foundation

/// The images of a slider's thumb and of the parts of its track.
struct SliderImages {
  var thumb = StateImages()
  var minimumTrack = StateImages()
  var maximumTrack = StateImages()
}

extension UISlider {
  /// The thumb's image that was set for a state.
  public func thumbImage(for state: State) -> UIImage? { images.thumb[state] }
  /// The image that was set for a state, on the leading side of the thumb.
  public func minimumTrackImage(for state: State) -> UIImage? { images.minimumTrack[state] }
  /// The image that was set for a state, on the trailing side of the thumb.
  public func maximumTrackImage(for state: State) -> UIImage? { images.maximumTrack[state] }

  /// The thumb's image in the current state; nil for the default thumb.
  public var currentThumbImage: UIImage? { images.thumb.shown(in: state) }
  /// The image on the leading side of the thumb in the current state; nil for the default track.
  public var currentMinimumTrackImage: UIImage? { images.minimumTrack.shown(in: state) }
  /// The image on the trailing side of the thumb in the current state; nil for the default track.
  public var currentMaximumTrackImage: UIImage? { images.maximumTrack.shown(in: state) }

  /// The thumb's size: its image's, or the default one.
  var thumbSize: CGSize {
    currentThumbImage?.size ?? CGSize(width: SliderMetrics.thumb, height: SliderMetrics.thumb)
  }

  /// The track's height: that of its higher image, or the default one.
  var trackHeight: CGFloat {
    [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }.max()
      ?? SliderMetrics.trackHeight
  }

  /// Shows the images of the state, and colours where there are none.
  func showLook() {
    thumb.image = currentThumbImage
    thumb.color = thumbTintColor
    thumb.tintColor = thumbTintColor
    show(currentMinimumTrackImage, or: minimumTrackTintColor ?? tintColor, in: minimumTrack)
    show(currentMaximumTrackImage, or: maximumTrackTintColor ?? .systemFill, in: maximumTrack)
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, or color: UIColor?, in view: UIImageView) {
    view.image = image
    view.tintColor = image == nil ? nil : color
    view.backgroundColor = image == nil ? color : nil
    view.layer.cornerRadius = image == nil ? SliderMetrics.trackHeight / 2 : 0
  }
}
