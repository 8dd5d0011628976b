// As apps read animated pictures with ImageIO, after the rules have replaced its import.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleStandIns

extension UIImage {
  public class func animated(data: Data) -> UIImage? {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
    let count = CGImageSourceGetCount(source)
    var images: [UIImage] = []
    var duration: Double = 0
    for i in 0..<count {
      guard let cgImage = CGImageSourceCreateImageAtIndex(source, i, nil) else { continue }
      duration += delay(at: i, of: source)
      images.append(UIImage(cgImage: cgImage, scale: UIScreen.main.scale, orientation: .up))
    }
    return UIImage.animatedImage(with: images, duration: duration)
  }

  private class func delay(at index: Int, of source: CGImageSource) -> Double {
    guard
      let props = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any],
      let gif = props[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    else { return 0.1 }
    let unclamped = gif[kCGImagePropertyGIFUnclampedDelayTime as String] as? NSNumber
    if let delay = unclamped?.doubleValue, delay > 0 { return delay }
    return gif[kCGImagePropertyGIFDelayTime as String] as? Double ?? 0.1
  }
}

public func downsample(imageAt url: URL, to pointSize: CGSize, scale: CGFloat) -> UIImage? {
  let imageSourceOptions = [kCGImageSourceShouldCache: false] as CFDictionary
  guard let imageSource = CGImageSourceCreateWithURL(url as CFURL, imageSourceOptions) else {
    return nil
  }
  let maxDimensionInPixels = max(pointSize.width, pointSize.height) * scale
  let downsampleOptions =
    [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceShouldCacheImmediately: true,
      kCGImageSourceCreateThumbnailWithTransform: kCFBooleanTrue as Any,
      kCGImageSourceThumbnailMaxPixelSize: maxDimensionInPixels,
    ] as CFDictionary
  return CGImageSourceCreateThumbnailAtIndex(imageSource, 0, downsampleOptions)
    .map { UIImage(cgImage: $0) }
}

public func pixelSize(of data: Data) -> (size: CGSize, orientation: CGImagePropertyOrientation)? {
  let options: [CFString: Any] = [kCGImageSourceShouldCache: kCFBooleanFalse as Any]
  guard let source = CGImageSourceCreateWithData(data as CFData, options as CFDictionary),
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as NSDictionary?,
    let width = properties[kCGImagePropertyPixelWidth] as? CGFloat,
    let height = properties[kCGImagePropertyPixelHeight] as? Int
  else { return nil }
  let raw = properties[kCGImagePropertyOrientation] as? UInt32 ?? 1
  return (
    CGSize(width: width, height: CGFloat(height)), CGImagePropertyOrientation(rawValue: raw) ?? .up
  )
}

@MainActor public func gif(of images: [UIImage], delay: Double) -> Data? {
  let fileProperties = [
    kCGImagePropertyGIFDictionary as String: [kCGImagePropertyGIFLoopCount as String: 0]
  ]
  let frameProperties = [
    kCGImagePropertyGIFDictionary as String: [kCGImagePropertyGIFDelayTime as String: delay]
  ]
  let data = NSMutableData()
  guard
    let destination = CGImageDestinationCreateWithData(
      data as CFMutableData, "com.compuserve.gif" as CFString, images.count, nil)
  else { return nil }
  CGImageDestinationSetProperties(destination, fileProperties as CFDictionary)
  for image in images {
    guard let cgImage = image.cgImage else { continue }
    CGImageDestinationAddImage(destination, cgImage, frameProperties as CFDictionary?)
  }
  return CGImageDestinationFinalize(destination) ? data as Data : nil
}
