public import XCTestAdditions

extension XCTAttachment {
  /// Makes a PNG file of a picture of the screen.
  @preconcurrency @MainActor public convenience init(screenshot: XCUIScreenshot) {
    self.init(data: screenshot.pngRepresentation, uniformTypeIdentifier: "public.png")
  }
}
