import Foundation
import Testing

@testable import NavigationKit

/// How the preview of a context menu is cut and coloured.
@MainActor
struct PreviewParametersTests {
  private let source = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))

  private func cutout(_ parameters: UIPreviewParameters, _ controller: UIViewController? = nil)
    -> UIView?
  { ContextMenuPreview(of: source, parameters, controller: controller).subviews.first }

  @Test func `a path cuts the view, and a colour is behind it`() {
    let parameters = UIPreviewParameters()
    #expect(cutout(parameters)?.layer.mask == nil)
    #expect(cutout(parameters)?.backgroundColor == .systemBackground)
    parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    parameters.backgroundColor = .systemYellow
    let mask = cutout(parameters)?.layer.mask as? CAShapeLayer
    #expect(mask?.path?.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(cutout(parameters)?.backgroundColor == .systemYellow)
    #expect(cutout(parameters, UIViewController())?.layer.mask == nil)
  }

  @Test func `a preview is where its view is, or at its target`() {
    let home = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    home.addSubview(source)
    let preview = UITargetedPreview(view: source)
    #expect(preview.target.container === home && preview.target.center == CGPoint(x: 40, y: 20))
    let moved = preview.retargetedPreview(
      with: UIPreviewTarget(container: home, center: CGPoint(x: 9, y: 9)))
    #expect(moved.target.center == CGPoint(x: 9, y: 9) && moved.view === source)
    #expect(preview.size == CGSize(width: 80, height: 40))
  }
}
