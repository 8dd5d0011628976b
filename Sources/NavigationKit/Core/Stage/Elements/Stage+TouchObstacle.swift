package import Foundation

extension Stage {
  /// What takes the touches at a point in place of the element with a frame; nil if the element does,
  /// or if nothing does.
  package func touchObstacle(at point: CGPoint, to frame: CGRect) -> TouchObstacle? {
    if hasStatusBar(at: point) { return .statusBar }
    guard let hit = hitTest(point), !isIn(hit, elementWith: frame) else { return nil }
    let findings = elementSurvey().uncoveredFindings
    let meant = findings.filter { $0.element.frame == frame }.map(\.view)
    guard !meant.isEmpty,
      !meant.contains(where: { hit.isDescendant(of: $0) || $0.isDescendant(of: hit) })
    else { return nil }
    if let keyboardWindow, hit.isDescendant(of: keyboardWindow) { return .keyboard }
    let inFront = findings.first {
      $0.visible.contains(point) && (hit.isDescendant(of: $0.view) || $0.view.isDescendant(of: hit))
    }
    return inFront.map { .element($0.element) } ?? .inFront(hit)
  }
}

extension TouchObstacle {
  /// A view that is no element, by the class that an app knows it by.
  ///
  /// That is the class of the first view around it that is not private to the library. Plain views in
  /// something presented are known as that.
  fileprivate static func inFront(_ view: UIView) -> Self {
    let around = Array(sequence(first: view, next: \.superview))
    let inside = around.prefix { !($0 is PresentationContainer) }
    let isPresented = inside.count < around.count
    let names = inside.filter { !isPresented || type(of: $0) != UIView.self }
      .compactMap(\.nameOfPublicClass)
    return names.first.map { .view($0) } ?? (isPresented ? .presentation : .view("UIView"))
  }
}

extension UIView {
  /// The name of its class; nil if that is private to the library.
  fileprivate var nameOfPublicClass: String? {
    let name = String(reflecting: type(of: self))
    let module = String(reflecting: UIView.self).dropLast("UIView".count)
    guard !name.hasPrefix(module) || name.hasPrefix(module + "UI") else { return nil }
    return name.split(separator: ".").last.map(String.init)
  }
}

extension Stage {
  /// Whether a view is in an element with a frame as drawn.
  ///
  /// That is so for most touches, and spares a search through all elements.
  private func isIn(_ view: UIView, elementWith frame: CGRect) -> Bool {
    let chain = sequence(first: view, next: \.superview).reversed()
    guard let window = chain.first as? UIWindow else { return false }
    var place = ViewPlacement(of: window, on: screen.bounds, at: now)
    for view in chain.dropFirst() {
      place = ViewPlacement(of: view, in: place, at: now)
      if place.frame == frame, view.shownElementRole != nil,
        view.accessibilityLabel ?? view.elementText != nil
      {
        return true
      }
    }
    return false
  }

  /// Whether a touch at a point would get nowhere now: a transition moves what is there, a list there has
  /// not come to rest and only stops, or the app ignores touches.
  package func ignoresTouches(at point: CGPoint) -> Bool {
    guard !application.isIgnoringInteractionEvents else { return true }
    guard let hit = hitTest(point) else { return false }
    return (hit as? any MotionShield)?.isMoving == true
      || sequence(first: hit, next: \.superview).contains {
        ($0 as? UIScrollView)?.isDecelerating == true
      }
  }
}
