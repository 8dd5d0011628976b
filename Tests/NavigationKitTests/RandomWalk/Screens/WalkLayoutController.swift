import Foundation

@testable import NavigationKit

/// A screen whose views are placed by constraints: a stack with views, some beside each other, and
/// constraints that come and go.
final class WalkLayoutController: UIViewController, WalkContentScreen {
  let stack = UIStackView()
  let inner = UIStackView()
  let box = UIView()
  private(set) var views: [UIView] = []
  /// Constraints of which any may be in force: none makes it impossible to obey the others.
  private(set) var wishes: [NSLayoutConstraint] = []
  /// Constraints that cannot hold together with others.
  private(set) var conflicts: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    for view in [stack, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    views = (0..<4).map { number in
      let label = UILabel()
      label.text = String(repeating: "word ", count: 1 + number * 4)
      label.numberOfLines = number % 2
      return label
    }
    for view in views { stack.addArrangedSubview(view) }
    stack.insertArrangedSubview(inner, at: 2)
    inner.addArrangedSubview(views[3])
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
      stack.heightAnchor.constraint(equalToConstant: 300),
      box.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    makeWishes()
  }

  private func makeWishes() {
    wishes = [
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 60),
      box.widthAnchor.constraint(greaterThanOrEqualTo: views[0].widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.3),
      views[0].widthAnchor.constraint(lessThanOrEqualToConstant: 90),
      views[1].heightAnchor.constraint(equalToConstant: 44),
      views[1].widthAnchor.constraint(equalTo: views[2].widthAnchor),
    ]
    for (index, wish) in wishes.enumerated() {
      wish.priority = UILayoutPriority([999, 750, 500, 251][index % 4])
    }
    conflicts = [
      stack.heightAnchor.constraint(equalToConstant: 100),
      stack.widthAnchor.constraint(equalToConstant: 5000),
      box.topAnchor.constraint(equalTo: stack.topAnchor, constant: -30),
    ]
  }

  // MARK: Invariants

  func fault(atRest: Bool) -> String? {
    guard atRest else { return nil }
    for view in [stack, inner, box] + views where view.window != nil && !view.isInHiddenView {
      if let frame = view.layoutEngine?.frame(of: view), frame != view.frame {
        return "a view is at \(view.frame), and constraints say \(frame)"
      }
    }
    guard !conflicts.contains(where: \.isActive) else { return nil }
    let room = view.bounds
    let wanted = CGRect(
      x: view.safeAreaInsets.left, y: view.safeAreaInsets.top + 10,
      width: room.width - 20 - view.safeAreaInsets.left, height: 300)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if !isMirrored, !stack.frame.isNear(wanted) {
      return "the stack is at \(stack.frame), not \(wanted)"
    }
    if abs(box.frame.minY - stack.frame.maxY - 8) > 0.51 { return "the box is at \(box.frame)" }
    for stack in [stack, inner] where !stack.isHidden {
      if let fault = fault(in: stack) { return fault }
    }
    return nil
  }

  private func fault(in stack: UIStackView) -> String? {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let isRow = stack.axis == .horizontal
    for view in views {
      let place = view.frame
      if isRow {
        if place.minX < -0.51 || place.maxX > stack.bounds.maxX + 0.51 {
          return "\(place) is beside its stack \(stack.bounds)"
        }
      } else if place.minY < -0.51 || place.maxY > stack.bounds.maxY + 0.51 {
        return "\(place) is outside of its stack \(stack.bounds)"
      }
    }
    let places = views.map(\.frame).filter { !$0.isEmpty }.sorted {
      isRow ? $0.minX < $1.minX : $0.minY < $1.minY
    }
    for (first, next) in zip(places, places.dropFirst()) {
      let gap = isRow ? next.minX - first.maxX : next.minY - first.maxY
      if gap < -0.51 { return "\(first) covers \(next)" }
    }
    return nil
  }
}

extension UIView {
  /// Whether it or a view around it is hidden, so that it need not be laid out.
  fileprivate var isInHiddenView: Bool { isHidden || superview?.isInHiddenView == true }
}
