/// The format of a bitmap context's pixels.
struct BitmapLayout {
  var space: CGColorSpace
  var info: CGBitmapInfo
  var bytesPerRow: Int

  /// The place of the opacity in a pixel.
  var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// Whether pixels are black where nothing is drawn.
  var isOpaque: Bool { alphaInfo == .noneSkipLast || alphaInfo == .noneSkipFirst }

  /// Whether pixels are four bytes: the colours, and room for the opacity.
  var isSupported: Bool {
    let kinds: [CGImageAlphaInfo] = [
      .premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast,
    ]
    return space.numberOfComponents == 3 && kinds.contains(alphaInfo)
      && !info.contains(.floatComponents)
  }
}
