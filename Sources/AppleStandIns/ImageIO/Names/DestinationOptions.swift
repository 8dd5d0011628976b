// The keys of options for writing.

/// A JPEG's quality, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
/// The longer side of a picture at most, in pixels; a smaller one stays as it is.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
