// The keys of the properties of pictures.

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
/// The orientation as a number of ``CGImagePropertyOrientation``; only in a picture that is turned.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether pixels may be transparent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// Whether pixels are colours or shades of grey.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Colours of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Shades of grey.
public let kCGImagePropertyColorModelGray: CFString = "Gray"

/// The dictionary of properties that only TIFF files and photos have.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The orientation of the picture.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"

/// The dictionary of properties that only GIF files have.
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
