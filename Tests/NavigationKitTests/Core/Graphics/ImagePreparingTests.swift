import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Images that are made ready before they are shown.
struct ImagePreparingTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let photo = UIImage(
    .file("/photo@2x.png"), size: CGSize(width: 400, height: 300))

  @Test func `a thumbnail has the size that is asked for, and the image's scale`() async throws {
    let size = CGSize(width: 40, height: 30)
    let small = try #require(photo.preparingThumbnail(of: size))
    #expect(small.size == size && small.scale == 2 && small != photo)
    guard case .recording(let recording) = small.reference,
      case .image(let placement)? = recording.operations.first?.content
    else {
      Issue.record("no recording")
      return
    }
    #expect(placement.image == photo.reference && placement.frame.size == size)
    #expect(await photo.byPreparingThumbnail(ofSize: size) == small)
    #expect(photo.preparingThumbnail(of: .zero) == nil)
    #expect(UIImage().preparingThumbnail(of: size) == nil)
    #expect(UIImage(symbol: "star").preparingThumbnail(of: size)?.isTemplate == true)
  }

  @Test func `handlers are called afterwards`() async {
    var heard: [UIImage?] = []
    stage.perform {
      photo.prepareForDisplay { heard.append($0) }
      photo.prepareThumbnail(of: CGSize(width: 4, height: 3)) { heard.append($0) }
      #expect(heard.isEmpty)
    }
    stage.advance(by: 0)
    #expect(heard.map { $0?.size.width } == [400, 4])
    #expect(photo.preparingForDisplay() == photo && UIImage().preparingForDisplay() == nil)
    #expect(await photo.byPreparingForDisplay() == photo)
  }
}
