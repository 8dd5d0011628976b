import Foundation

@testable import NavigationKit

/// A screen of the walk that finds faults of its views.
protocol WalkContentScreen: UIViewController {
  /// The first fault, now or once nothing moves any more; nil for none.
  func fault(atRest: Bool) -> String?
}

/// The invariants of the views of a screen.
extension RandomWalk {
  func checkContent(atRest: Bool) {
    guard let content = screen.root as? any WalkContentScreen else { return }
    if let fault = content.fault(atRest: atRest) { fail(fault) }
    if atRest { checkLayoutHolds(in: content) }
  }

  /// Laying out everything again moves nothing.
  private func checkLayoutHolds(in content: some UIViewController) {
    let before = content.view.framesOfAll
    content.view.layOutAll()
    stage.endOpenUpdate()
    let after = content.view.framesOfAll
    if let moved = after.first(where: { before[$0.key] != $0.value }) {
      fail(
        """
        another layout moves \(moved.value.words) from \
        \(before[moved.key]?.words ?? "nowhere")
        """)
    }
  }
}

/// A view and where it is.
struct WalkFrame: Equatable {
  let kind: String
  let frame: CGRect
  let bounds: CGRect
  var words: String { "\(kind) to \(frame) with \(bounds)" }
}

extension UIView {
  /// Where it and all inside it are.
  fileprivate var framesOfAll: [ObjectIdentifier: WalkFrame] {
    var frames: [ObjectIdentifier: WalkFrame] = [:]
    func visit(_ view: UIView) {
      guard !view.isHidden else { return }
      frames[ObjectIdentifier(view)] = WalkFrame(
        kind: "\(type(of: view))", frame: view.frame, bounds: view.bounds)
      view.subviews.forEach(visit)
    }
    visit(self)
    return frames
  }

  fileprivate func layOutAll() {
    setNeedsLayout()
    for view in subviews { view.layOutAll() }
  }
}
