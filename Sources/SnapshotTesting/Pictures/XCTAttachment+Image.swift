import Foundation
public import NavigationKit
public import XCTestAdditions

extension XCTAttachment {
  /// Makes a PNG file of an image; it is empty if the image is.
  @preconcurrency @MainActor public convenience init(image: UIImage) {
    self.init(data: PictureFile.data(of: image) ?? Data(), uniformTypeIdentifier: "public.png")
  }
}
