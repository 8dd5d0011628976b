package import Foundation

extension Stage {
  /// What takes the touches at a point in place of the element with a frame; nil if the element does,
  /// or if nothing does.
  package func touchObstacle(at point: CGPoint, to frame: CGRect) -> TouchObstacle? {
    if hasStatusBar(at: point) { return .statusBar }
    guard let hit = hitTest(point) else { return nil }
    let findings = elementSurvey().uncoveredFindings
    let meant = findings.filter { $0.element.frame == frame }.map(\.view)
    guard !meant.isEmpty,
      !meant.contains(where: { hit.isDescendant(of: $0) || $0.isDescendant(of: hit) })
    else { return nil }
    let inFront = findings.first {
      $0.visible.contains(point) && (hit.isDescendant(of: $0.view) || $0.view.isDescendant(of: hit))
    }
    return inFront.map { .element($0.element) } ?? .view(hit.nameOfPublicClass)
  }
}

extension UIView {
  /// The class that an app knows it by: that of the first view around it whose class is not private to
  /// the library.
  fileprivate var nameOfPublicClass: String {
    let names = sequence(first: self, next: \.superview).map { String(reflecting: type(of: $0)) }
    let module = String(reflecting: UIView.self).dropLast("UIView".count)
    let name = names.first { !$0.hasPrefix(module) || $0.hasPrefix(module + "UI") }
    return name?.split(separator: ".").last.map(String.init) ?? "UIView"
  }
}
