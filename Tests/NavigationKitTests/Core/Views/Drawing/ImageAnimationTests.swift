import Foundation
import Testing

@testable import NavigationKit

/// Image views that show several images, one after the other.
struct ImageAnimationTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100))
  private let view = UIImageView(image: UIImage(.file("still.png"), size: Self.size))
  private static let size = CGSize(width: 20, height: 20)
  private let images = (0..<4).map { UIImage(.file("\($0).png"), size: size) }

  init() {
    stage.window.addSubview(view)
    stage.window.makeKeyAndVisible()
  }

  private func shows(_ name: String) -> Bool {
    stage.displayList().description.contains("\(name).png")
  }

  @Test func `images follow each other without an end, and the stage is settled`() {
    view.animationImages = images
    view.animationDuration = 2
    #expect(!view.isAnimating && shows("still"))
    view.startAnimating()
    #expect(view.isAnimating && shows("0") && stage.isSettled)
    #expect(stage.nextChange.map { isNear($0, stage.now + 0.5) } == true)
    stage.advance(by: 0.6)
    #expect(shows("1"))
    stage.advance(by: 1.5)
    #expect(shows("0"))
    view.stopAnimating()
    #expect(!view.isAnimating && shows("still"))
  }

  @Test func `while it is highlighted, another may be shown`() {
    let view = UIImageView(image: images[0], highlightedImage: images[1])
    stage.window.addSubview(view)
    #expect(view.frame.size == Self.size && shows("0") && !shows("1"))
    view.isHighlighted = true
    #expect(shows("1") && !shows("0"))
  }

  @Test func `while it is highlighted, others may be shown`() {
    view.animationImages = [images[0], images[1]]
    view.highlightedAnimationImages = [images[2], images[3]]
    view.animationDuration = 2
    view.startAnimating()
    #expect(shows("0"))
    view.isHighlighted = true
    #expect(shows("2") && view.isAnimating)
    stage.advance(by: 1.1)
    #expect(shows("3"))
    view.isHighlighted = false
    #expect(shows("0"))
    view.highlightedAnimationImages = nil
    view.startAnimating()
    view.isHighlighted = true
    #expect(shows("0"))
  }

  @Test func `they can be shown a number of times`() {
    view.animationImages = images
    view.animationRepeatCount = 2
    view.startAnimating()
    stage.advance(by: 0.25)
    #expect(view.isAnimating && shows("3"))
    stage.advance(by: 0.05)
    #expect(!view.isAnimating && shows("still"))
  }

  @Test func `an animated image plays wherever it is shown`() {
    let animated = UIImage.animatedImage(with: images, duration: 4)
    #expect(animated?.images == images && animated?.duration == 4 && animated?.size == Self.size)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    view.image = animated
    stage.advance(by: 2.5)
    #expect(shows("2"))
    view.removeFromSuperview()
    #expect(!view.isAnimating)
    stage.window.addSubview(view)
    #expect(view.isAnimating && shows("0"))
    view.image = images[3]
    #expect(!view.isAnimating && shows("3"))
  }
}
