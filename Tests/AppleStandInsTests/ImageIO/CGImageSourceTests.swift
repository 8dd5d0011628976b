import AppleStandIns
import Testing

/// The properties that ImageIO reports of image files.
struct CGImageSourceTests {
  private func source(_ data: Data) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(data as CFData, nil))
  }

  @Test func `a file of several frames says how many, and how long each is shown`() throws {
    let source = try source(Pictures.animation)
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetType(source) == kUTTypeGIF)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let delays = (0..<2).map { index -> [Double?] in
      let values = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
      let gif = values?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
      return [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime]
        .map { gif?[$0 as String] as? Double }
    }
    #expect(delays == [[0.02, 0.1], [0.4, 0.4]])
    let whole = CGImageSourceCopyProperties(source, nil) as? [String: Any]
    let gif = whole?[kCGImagePropertyGIFDictionary] as? [String: Any]
    #expect(gif?[kCGImagePropertyGIFLoopCount] as? Int == 0)
  }

  @Test func `each frame is a picture of its own`() throws {
    let source = try source(Pictures.animation)
    let frames = (0..<2).map { CGImageSourceCreateImageAtIndex(source, $0, nil) }
    #expect(frames.map { $0?.width } == [2, 2])
    #expect(frames[0] != frames[1])
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 2, nil) == nil)
  }

  @Test(arguments: [(UInt8(1), Int?.none), (6, 6), (8, 8)])
  func `a photo says how it is turned`(orientation: UInt8, expected: Int?) throws {
    let source = try source(Pictures.photo(orientation: orientation))
    let values = try #require(
      CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
    #expect(values[kCGImagePropertyPixelWidth as String] as? Int == 32)
    #expect(values[kCGImagePropertyPixelHeight as String] as? CGFloat == 16)
    #expect(values[kCGImagePropertyOrientation as String] as? Int == expected)
    #expect(values[kCGImagePropertyHasAlpha as String] as? Bool == false)
    #expect(values[kCGImagePropertyColorModel as String] as? String == "RGB")
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 32 && image.height == 16)
  }

  @Test func `a thumbnail fits, is turned if asked for, and is never larger`() throws {
    let source = try source(Pictures.photo(orientation: 6))
    func size(_ options: [CFString: Any]) -> [Int]? {
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        .map { [$0.width, $0.height] }
    }
    let always = kCGImageSourceCreateThumbnailFromImageAlways
    let maxPixelSize = kCGImageSourceThumbnailMaxPixelSize
    #expect(size([always: true, maxPixelSize: CGFloat(8)]) == [8, 4])
    let turns = kCGImageSourceCreateThumbnailWithTransform
    #expect(size([always: kCFBooleanTrue as Any, maxPixelSize: 8, turns: true]) == [4, 8])
    #expect(size([always: true, maxPixelSize: 1000]) == [32, 16])
    #expect(size([always: true]) == [32, 16])
    #expect(size([maxPixelSize: 8]) == nil && size([always: false, maxPixelSize: 8]) == nil)
  }

  @Test func `a file that is no picture has none`() throws {
    let text = try source(Data("Once upon a time".utf8))
    #expect(CGImageSourceGetCount(text) == 0 && CGImageSourceGetType(text) == nil)
    #expect(CGImageSourceGetStatus(text) == .statusUnknownType)
    #expect(CGImageSourceCreateImageAtIndex(text, 0, nil) == nil)
    #expect(CGImageSourceCreateWithData(Data(), nil) == nil)
    let nowhere = URL(fileURLWithPath: "/nowhere/a.png")
    #expect(CGImageSourceCreateWithURL(nowhere as CFURL, nil) == nil)
    let broken = try source(Data(try Pictures.png(width: 4).prefix(12)))
    #expect(CGImageSourceGetStatus(broken) == .statusInvalidData)
  }
}
