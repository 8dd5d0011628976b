/// Begins an image file in memory; nil for a type that cannot be written.
///
/// - Parameter count: How many pictures it gets; only GIF files have more than one.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  // Who gave it reads it after the file is written.
  nonisolated(unsafe) let data = data
  return CGImageDestination(type, count) { file in
    data.append(file)
    return true
  }
}

/// Begins an image file at an address; nil for a type that cannot be written.
///
/// - Parameter count: How many pictures it gets; only GIF files have more than one.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  guard url.isFileURL else { return nil }
  return CGImageDestination(type, count) { file in
    do {
      try file.write(to: url, options: .atomic)
      return true
    } catch {
      return false
    }
  }
}

/// Says something of the file as a whole, such as how often an animated GIF repeats.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {
  idst.set(properties)
}

/// Adds a picture.
///
/// - Parameter properties: Its quality, orientation or delay.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.add(image, properties)
}

/// Adds a picture of another file.
///
/// - Parameter properties: Its quality, orientation or delay; what the file says of these does not count.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  idst.add(image, properties)
}

/// Writes the file; false if it has no pictures, or they cannot be drawn.
///
/// Pictures are drawn on the main actor alone, while a stage is shown, as `UIImage.pngData()` does.
@MainActor public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  idst.finish()
}

/// The types of files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  CGImageDestination.Format.allCases.map(\.rawValue)
}
