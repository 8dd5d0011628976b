/// What a bitmap context knows of its pixels.
struct BitmapLayout {
  var space: CGColorSpace
  var info: CGBitmapInfo
  var bytesPerRow: Int

  /// Where the opacity is.
  var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// Whether what nothing is drawn on is black.
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
