import Foundation
import NavigationKit

/// A screen that is turned, or a window that is drawn by its corner.
struct SizeActions: WalkActions {
  func act(on walk: RandomWalk) {
    let (width, height) = walk.random.pick([
      (390, 844), (844, 390), (1024, 768), (820, 1180), (1180, 820),
    ])
    let size = CGSize(width: width, height: height)
    let insets = UIEdgeInsets(top: 20)
    if walk.random.isOne(in: 2) {
      walk.record("rotate to \(width)")
      walk.stage.rotate(to: size, safeAreaInsets: insets)
    } else {
      walk.record("resize to \(width)")
      walk.stage.resize(to: size, safeAreaInsets: insets)
    }
  }
}
