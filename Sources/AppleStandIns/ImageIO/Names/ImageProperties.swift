// The keys of what is known of pictures.

/// A file's length in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The pixels in a row.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The rows.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Pixels per inch across.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels per inch upwards.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The bits of a colour's share.
public let kCGImagePropertyDepth: CFString = "Depth"
/// How the picture is turned, as a number of ``CGImagePropertyOrientation``; only where it is.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether pixels may be transparent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// Whether they are colours or shades of grey.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Colours of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Shades of grey.
public let kCGImagePropertyColorModelGray: CFString = "Gray"

/// What only TIFF files and photos say.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// How the picture is turned.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"

/// What only GIF files say.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often all frames are shown again; 0 for without end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The seconds that a frame is shown, at least a tenth.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The seconds that a frame is shown, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Whether frames share a table of colours.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The pixels in a row of all frames.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The rows of all frames.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
