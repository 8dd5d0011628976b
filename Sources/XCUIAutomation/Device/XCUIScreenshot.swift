public import Foundation
public import NavigationKit
import NavigationShell

/// A picture of the screen.
@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
  /// The picture as a PNG file.
  public let pngRepresentation: Data
  /// The picture.
  public let image: UIImage

  init(png: Data) {
    pngRepresentation = png
    // A picture is read by the stage that it is of.
    image = RunningApp.stage?.perform { UIImage(data: png) } ?? UIImage()
    super.init()
  }

  // A `deinit` on the main actor would allow none in subclasses.
  nonisolated deinit {}
}

/// Something of which a picture can be taken.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
  /// Takes a picture.
  func screenshot() -> XCUIScreenshot
}

/// The screen of the device.
@preconcurrency @MainActor
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  /// The screen.
  public static let main = XCUIScreen()
  /// All screens: there is one.
  public static var screens: [XCUIScreen] { [main] }

  private override init() { super.init() }

  // A `deinit` on the main actor would allow none in subclasses.
  nonisolated deinit {}

  /// Takes a picture of the screen; the test fails if no app runs.
  open func screenshot() -> XCUIScreenshot { Self.picture(of: nil) }

  /// Takes a picture of a part of the screen, in points; nil for all of it.
  static func picture(of part: CGRect?) -> XCUIScreenshot {
    var png = Data()
    ElementReport.failing {
      guard let app = RunningApp.app else {
        return ElementReport.fail("There is no screenshot, as no app runs: call launch() first.")
      }
      png = try app.png(of: part)
    }
    return XCUIScreenshot(png: png)
  }
}

extension XCUIElement: XCUIScreenshotProviding {
  /// Takes a picture of the element, with what is in front of it.
  public func screenshot() -> XCUIScreenshot { XCUIScreen.picture(of: frame) }
}
