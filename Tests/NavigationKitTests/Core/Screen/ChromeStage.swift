import Drawing
import Foundation
import Goldens
import Input

@testable import NavigationKit

/// A stage of a phone with a home button and a status bar.
func phoneStage(
  size: CGSize = .homeButtonPhone,
  chrome: ScreenChrome = ScreenChrome(statusBar: StatusBar())
) -> Stage {
  let stage = Stage(size: size, safeAreaInsets: UIEdgeInsets(top: 20))
  stage.chrome = chrome
  return stage
}

extension Stage {
  /// The position, colour and opacity of the status bar's time as drawn, in points of what stands upright.
  var drawnTime: (origin: CGPoint, color: Color, opacity: CGFloat)? {
    func find(
      in commands: [DrawCommand], at origin: CGPoint, opacity: CGFloat
    ) -> (CGPoint, Color, CGFloat)? {
      for command in commands.reversed() {
        switch command {
        case .text(let line) where line.text.hasPrefix("9:41"):
          return (
            CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y), line.color, opacity
          )
        case .layer(let layer):
          let inner = CGPoint(x: origin.x + layer.origin.x, y: origin.y + layer.origin.y)
          if let found = find(in: layer.commands, at: inner, opacity: opacity * layer.opacity) {
            return found
          }
        default: break
        }
      }
      return nil
    }
    endOpenUpdate()
    return find(in: chromeCommands(), at: .zero, opacity: 1)
  }

  /// Makes a controller the root.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }
}

/// A page with its own status bar style.
final class StatusBarController: UIViewController {
  var style = UIStatusBarStyle.default { didSet { setNeedsStatusBarAppearanceUpdate() } }
  var hidesStatusBar = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
  var animation = UIStatusBarAnimation.fade
  var hidesHomeIndicator = false { didSet { setNeedsUpdateOfHomeIndicatorAutoHidden() } }
  /// The number of requests for its style.
  private(set) var asked = 0

  override func viewDidLoad() { view.backgroundColor = .systemBackground }
  override var preferredStatusBarStyle: UIStatusBarStyle {
    asked += 1
    return style
  }
  override var prefersStatusBarHidden: Bool { hidesStatusBar }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
  override var prefersHomeIndicatorAutoHidden: Bool { hidesHomeIndicator }
}
