import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// How often what views say of their contents may bring further changes.
  private static let rounds = 8

  /// Solves what changed, and has the views laid out whose frames are others now.
  func solve() {
    guard !changes.isEmpty else { return }
    solveCount += 1
    var changed: [LayoutBox] = []
    for _ in 0..<Self.rounds where !changes.isEmpty {
      let work = changes
      changes = LayoutChanges()
      for constraint in work.added.all { insert(constraint) }
      rewrite(work)
      let solved = solver.takeChanges().compactMap { owners[$0] }
      fitWrappingContents(of: work.boxes + solved)
      changed += solved
    }
    if fitting == nil { announce(changed) }
  }

  /// Writes changed constraints and rules anew; what only has another constant is changed at once.
  private func rewrite(_ work: LayoutChanges) {
    var shifted: [SolverEntry] = []
    for constraint in work.constraints {
      guard let entry = entry(of: constraint) else { continue }
      var equation = LayoutEquation(self)
      guard let wanted = equation.constraint(constraint) else { continue }
      change(entry, to: wanted, equation.boxes, &shifted)
    }
    for box in work.boxes where box.isRegistered {
      makeVariables(of: box)
      for side in FrameSide.allCases where box.variable(side) != nil {
        rewriteRules(side, of: box, &shifted)
      }
    }
    shift(shifted)
  }

  private func change(
    _ entry: SolverEntry, to wanted: Constraint, _ boxes: [LayoutBox],
    _ shifted: inout [SolverEntry]
  ) {
    let former = entry.wanted
    guard former != wanted else { return }
    entry.wanted = wanted
    var moved = former
    moved.expression.constant = wanted.expression.constant
    if moved == wanted { return shifted.append(entry) }
    retain(boxes)
    remove(entry)
    insert(entry)
    release(entry.boxes)
    entry.boxes = boxes
  }

  // MARK: Rules

  func makeRules(_ side: FrameSide, of box: LayoutBox) {
    guard let item = box.item else { return }
    var equation = LayoutEquation(self)
    for rule in LayoutRules.rules(for: side, of: item, &equation) {
      let others = equation.boxes.filter { $0 !== box }
      let entry = SolverEntry(.rule(.init(item: item, side: side)), rule, boxes: others)
      retain(others)
      box.rules[side.rawValue].append(entry)
      insert(entry)
    }
  }

  private func rewriteRules(
    _ side: FrameSide, of box: LayoutBox, _ shifted: inout [SolverEntry]
  ) {
    guard let item = box.item else { return }
    var equation = LayoutEquation(self)
    let rules = LayoutRules.rules(for: side, of: item, &equation)
    let former = box.rules[side.rawValue]
    guard rules.count == former.count else {
      box.rules[side.rawValue] = []
      for entry in former { remove(entry) }
      makeRules(side, of: box)
      for entry in former { release(entry.boxes) }
      return
    }
    let others = equation.boxes.filter { $0 !== box }
    for (entry, rule) in zip(former, rules) { change(entry, to: rule, others, &shifted) }
  }

  // MARK: Contents

  /// The size of a view's content, as it last said.
  func content(of view: UIView) -> ContentSize {
    let box = box(of: view)
    if let content = box.content { return content }
    let size = (view as? any WrappingContent)?.contentSize(within: nil)
    let content = ContentSize(size ?? view.intrinsicContentSize)
    box.content = content
    return content
  }

  /// Asks the views that wrap their contents for the heights at their widths.
  private func fitWrappingContents(of boxes: [LayoutBox]) {
    for box in boxes {
      guard let view = box.item as? any WrappingContent, view.wrapsContent, !keepsFrame(view),
        let width = box.variable(.width).map(solver.value), width != box.wrapWidth
      else { continue }
      box.wrapWidth = width
      let height = ContentSize(view.contentSize(within: width)).height
      guard box.content?.height != height else { continue }
      box.content?.height = height
      changes.boxes.append(box)
      for constraint in view.autoLayout?.references.all ?? [] where constraint.isAboutBaselines {
        invalidate(constraint)
      }
    }
  }

  // MARK: Results

  /// Has the superviews of views lay out whose frames are others than before.
  private func announce(_ changed: [LayoutBox]) {
    var notified: Set<ObjectIdentifier> = []
    for box in changed where notified.insert(box.key).inserted {
      switch box.item {
      case let guide as UILayoutGuide where guide.kind == .scrollContent:
        (guide.owningView as? UIScrollView)?.contentSize = values(of: box).size
      case let guide as UILayoutGuide: guide.owningView?.setNeedsLayout()
      case let view as UIView where !keepsFrame(view): view.superview?.setNeedsLayout()
      default: break
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it depends on a text's baselines.
  var isAboutBaselines: Bool {
    first.attribute.isBaseline || second?.attribute.isBaseline == true
  }
}
