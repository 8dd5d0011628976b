import Drawing
import Foundation
import NavigationKit
import Snapshot
import Testing

/// In a right-to-left layout, all motion is mirrored.
struct MirrorTests {
  /// A symmetrical page with bands and a square in the middle.
  private final class BandsPage: UIViewController {
    private let color: UIColor

    init(_ color: UIColor) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = UIView(frame: UIScreen.main.bounds)
      view.backgroundColor = color
      let bounds = view.bounds
      let frames = [
        CGRect(x: 0, y: 40, width: bounds.width, height: 30),
        CGRect(x: bounds.midX - 20, y: 100, width: 40, height: 40),
      ]
      for frame in frames {
        let band = UIView(frame: frame)
        band.backgroundColor = .systemIndigo
        view.addSubview(band)
      }
    }
  }

  @Test(arguments: [true, false])
  func `pages without letters are their mirror image in each frame`(isPush: Bool) throws {
    let (left, right) = (try scene(.leftToRight), try scene(.rightToLeft))
    for scene in [left, right] {
      let pages = [BandsPage(.systemYellow), BandsPage(.systemTeal)]
      scene.navigation.setViewControllers(isPush ? [pages[0]] : pages, animated: false)
      scene.navigation.isNavigationBarHidden = true
      scene.open()
      if isPush {
        scene.navigation.pushViewController(pages[1], animated: true)
      } else {
        scene.stage.press(at: scene.point(fromEdge: 2))
      }
    }
    for frame in 1...40 {
      for scene in [left, right] {
        if isPush {
          scene.stage.advance(by: FrameStrip.frame)
        } else {
          scene.stage.move(
            to: scene.point(fromEdge: 2 + CGFloat(frame) * 3), over: FrameStrip.frame)
        }
      }
      let difference = BitmapDifference(try right.paint(), try left.paint().mirrored)
      #expect(difference == nil, "frame \(frame): \(difference?.description ?? "")")
    }
  }

  @Test func `bars and words stand and fly at mirrored places`() throws {
    let (left, right) = (try scene(.leftToRight), try scene(.rightToLeft))
    for scene in [left, right] {
      scene.open()
      scene.navigation.pushViewController(scene.upper, animated: true)
    }
    for frame in 1...40 {
      for scene in [left, right] { scene.stage.advance(by: FrameStrip.frame) }
      let (places, others) = (barPlaces(left), barPlaces(right))
      #expect(places.keys == others.keys)
      for (name, place) in places {
        let mirrored = left.stage.screen.bounds.width - (others[name]?.maxX ?? 0)
        #expect(abs(place.minX - mirrored) < 0.01, "\(name) in frame \(frame)")
      }
    }
  }

  /// The frames of the bar's parts, by role and label.
  private func barPlaces(_ scene: TransitionScene) -> [ElementPath.Name: CGRect] {
    let roles: Set<StageElement.Role> = [.backButton, .title, .barButton]
    let parts = scene.stage.elements().filter { roles.contains($0.role) }
    return Dictionary(
      parts.map { (ElementPath.Name(role: $0.role, label: $0.label), $0.frame) },
      uniquingKeysWith: { first, _ in first })
  }

  private func scene(_ direction: UITraitEnvironmentLayoutDirection) throws -> TransitionScene {
    try TransitionScene(
      TransitionScene.Look(testDescription: "", style: .light, direction: direction, scale: 2))
  }
}

extension Bitmap {
  /// The mirrored picture.
  fileprivate var mirrored: Bitmap {
    var mirrored = self
    for y in 0..<height {
      for x in 0..<width {
        let (source, target) = ((y * width + x) * 4, (y * width + width - 1 - x) * 4)
        mirrored.pixels.replaceSubrange(
          target..<target + 4, with: pixels[source..<source + 4])
      }
    }
    return mirrored
  }
}
