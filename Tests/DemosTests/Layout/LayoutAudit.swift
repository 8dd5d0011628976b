import Foundation

@testable import NavigationKit

/// Finds elements that overlap others, leave the screen or are truncated.
struct LayoutAudit {
  private(set) var faults: [String] = []
  private let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
    let edge = LayoutAudit.upperEdgeOfFrontPage(on: stage)
    // Elements that a card partly covers are not checked.
    let elements = stage.elements().filter { $0.frame.minY >= edge || $0.frame.maxY <= edge }
    let groups: [Set<StageElement.Role>] = [
      [.backButton, .title, .barButton, .prompt, .largeTitle], [.toolbarButton], [.segment],
    ]
    for roles in groups {
      let parts = elements.filter { roles.contains($0.role) }.map { Part($0.label, ink(of: $0)) }
      expectApart(parts)
      for part in parts
      where !stage.screen.bounds.insetBy(dx: -1, dy: -1).contains(part.frame) {
        faults.append("\(part) is not on the screen")
      }
    }
    visit(stage.window)
  }

  /// Whether nothing moves and no finger is down; moving elements may overlap others.
  static func isAtRest(_ stage: Stage) -> Bool {
    stage.isSettled && stage.simulatedTouch.position == nil
  }

  private static func upperEdgeOfFrontPage(on stage: Stage) -> CGFloat {
    var front = stage.window.rootViewController
    while let next = front?.presentedViewController { front = next }
    return front?.view.convert(CGPoint.zero, to: stage.window).y ?? 0
  }

  private struct Part: CustomStringConvertible {
    let name: String
    let frame: CGRect
    init(_ name: String, _ frame: CGRect) { (self.name, self.frame) = (name, frame) }
    var description: String {
      "“\(name)” at \(frame.minX), \(frame.minY), \(frame.width)×\(frame.height)"
    }
  }

  private mutating func expectApart(_ parts: [Part], in place: String = "") {
    for (index, part) in parts.enumerated() {
      for other in parts.dropFirst(index + 1)
      where part.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame.insetBy(dx: 0.5, dy: 0.5)) {
        faults.append("\(part) lies over \(other)\(place)")
      }
    }
  }

  private mutating func visit(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if let label = view as? UILabel { expectReadable(label) }
    if let cell = view as? UITableViewCell {
      let row = place(cell).insetBy(dx: -1, dy: -1)
      // A swiped row leaves the screen.
      for part in parts(of: cell.contentView)
      where cell.pull == nil && !row.contains(part.frame) {
        faults.append("\(part) is not in its row")
      }
      expectApart(
        parts(of: cell.contentView) + cell.accessories.map { Part("accessory", place($0)) })
    }
    if let title = view as? UITableViewHeaderFooterView { expectRoom(in: title) }
    for subview in view.subviews { visit(subview) }
  }

  /// Checks that a section's title has room for all its lines.
  private mutating func expectRoom(in title: UITableViewHeaderFooterView) {
    for case let label as UILabel in title.contentView.subviews
    where !title.bounds.insetBy(dx: 0, dy: -LayoutAudit.slack).contains(label.frame) {
      faults.append("\(Part(label.text ?? "", place(label))) stands out of its section's title")
    }
  }

  /// The texts and controls in a row.
  private func parts(of view: UIView) -> [Part] {
    view.subviews.flatMap { subview -> [Part] in
      guard !subview.isHidden, subview.alpha > 0, !subview.bounds.isEmpty else { return [] }
      if let label = subview as? UILabel {
        return label.text?.isEmpty == false ? [Part(label.text ?? "", place(label))] : []
      }
      return subview is UIControl ? [Part("control", place(subview))] : parts(of: subview)
    }
  }

  /// The visible frame of an element: a back button without a title only shows a chevron.
  private func ink(of element: StageElement) -> CGRect {
    let frame = element.frame
    guard element.role == .backButton, frame.width <= NavigationBarMetrics.backButtonWidth else {
      return frame
    }
    let width = NavigationBarMetrics.chevronLeading + NavigationBarMetrics.chevronSize.width
    let isMirrored = frame.midX > stage.screen.bounds.midX
    return CGRect(
      x: isMirrored ? frame.maxX - width : frame.minX, y: frame.minY, width: width,
      height: frame.height)
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: stage.window) }

  /// Checks that all lines of a label are inside it; text that does not fit must end with an
  /// ellipsis.
  private mutating func expectReadable(_ label: UILabel) {
    // A row without room leaves out its detail text.
    guard let text = label.text, !text.isEmpty, label.window != nil, !label.bounds.isEmpty,
      let font = label.shownFont(in: label.traitCollection)
    else { return }
    let layout = TextLayout(
      text, font: font, width: label.bounds.width,
      numberOfLines: label.shownNumberOfLines(in: label.traitCollection),
      mode: label.lineBreakMode, measurer: stage.textMeasurer)
    let part = Part(text, place(label))
    if layout.size.width > label.bounds.width + LayoutAudit.slack {
      faults.append("\(part) is \(layout.size.width) wide")
    }
    if layout.size.height > label.bounds.height + LayoutAudit.slack {
      faults.append("\(part) is \(layout.size.height) high")
    }
  }

  /// The allowed overhang of letters in points, as sizes are rounded up to a point at most.
  private static let slack: CGFloat = 1
}
