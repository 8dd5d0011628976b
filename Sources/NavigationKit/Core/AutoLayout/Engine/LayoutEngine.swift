import ConstraintSolver
import Foundation

/// Solves the constraints of a tree of views, and keeps the solution: a change costs what it
/// changes.
final class LayoutEngine {
  /// The root of the tree; it owns the engine.
  private(set) weak var root: UIView?
  /// The size to fit the root into; nil unless only that is asked.
  let fitting: FittingSize?
  var solver = SimplexSolver()

  private var boxes: [ObjectIdentifier: LayoutBox] = [:]
  private(set) var owners: [Variable: LayoutBox] = [:]
  /// By constraint.
  private var entries: [ObjectIdentifier: SolverEntry] = [:]
  var entriesByID: [Constraint.ID: SolverEntry] = [:]

  /// How often it had something to solve.
  var solveCount = 0
  /// The changes since it was last solved.
  var changes = LayoutChanges()

  init(root: UIView, fitting: FittingSize? = nil) {
    self.root = root
    self.fitting = fitting
  }

  // MARK: Constraints

  /// Adds a constraint once it is next solved.
  func add(_ constraint: NSLayoutConstraint) { changes.added.append(constraint) }

  /// Removes a constraint.
  func remove(_ constraint: NSLayoutConstraint) {
    changes.added.remove(constraint)
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    remove(entry)
    release(entry.boxes)
    changes.isSolved = false
  }

  /// Has a constraint written anew.
  func invalidate(_ constraint: NSLayoutConstraint) {
    guard entries[ObjectIdentifier(constraint)] != nil else { return }
    changes.constraints.append(constraint)
  }

  /// Has the rules of a view or guide written anew.
  func invalidate(_ item: any LayoutItem) {
    guard let box = boxes[ObjectIdentifier(item)] else { return }
    changes.boxes.append(box)
  }

  /// Has a view asked for the size of its content.
  func invalidateContent(of view: UIView) {
    for constraint in view.autoLayout?.references.all ?? [] where constraint.isAboutBaselines {
      invalidate(constraint)
    }
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    box.content = nil
    box.wrapWidth = nil
    changes.boxes.append(box)
  }

  /// The entry of a constraint that was added.
  func entry(of constraint: NSLayoutConstraint) -> SolverEntry? {
    entries[ObjectIdentifier(constraint)]
  }

  /// Puts a new constraint into the solver.
  func insert(_ constraint: NSLayoutConstraint) {
    guard entry(of: constraint) == nil else { return }
    var equation = LayoutEquation(self)
    guard let wanted = equation.constraint(constraint) else { return }
    let entry = SolverEntry(.constraint(constraint), wanted, boxes: equation.boxes)
    entries[ObjectIdentifier(constraint)] = entry
    retain(entry.boxes)
    insert(entry)
  }

  // MARK: Boxes

  /// The record of a view or guide, made if need be.
  func box(of item: any LayoutItem) -> LayoutBox {
    if let box = boxes[ObjectIdentifier(item)] { return box }
    let box = LayoutBox(item)
    boxes[ObjectIdentifier(item)] = box
    makeVariables(of: box)
    return box
  }

  /// A view that constraints place has all variables; its size follows from its content, too.
  func makeVariables(of box: LayoutBox) {
    guard let view = box.item as? UIView, !keepsFrame(view) else { return }
    let isRoot = view === root
    for side in FrameSide.allCases where !isRoot || side.lengthAxis != nil {
      _ = variable(side, of: box)
    }
    if fitting == nil { view.superview?.setNeedsLayout() }
  }

  /// A variable of a frame, made with its rules if need be.
  func variable(_ side: FrameSide, of box: LayoutBox) -> Variable {
    if let variable = box.variable(side) { return variable }
    let variable = solver.makeVariable()
    box.variables[side.rawValue] = variable
    owners[variable] = box
    makeRules(side, of: box)
    return variable
  }

  func retain(_ boxes: [LayoutBox]) {
    for box in boxes { box.useCount += 1 }
  }

  /// Ends the use of boxes, and forgets those that nothing needs any more.
  func release(_ released: [LayoutBox]) {
    for box in released { box.useCount -= 1 }
    for box in released where box.useCount == 0 && box.isRegistered { forget(box) }
  }

  private func forget(_ box: LayoutBox) {
    box.isRegistered = false
    for rule in box.rules.joined() {
      remove(rule)
      release(rule.boxes)
    }
    for variable in box.variables.compactMap({ $0 }) {
      solver.remove(variable)
      owners[variable] = nil
    }
    boxes[box.key] = nil
  }

  // MARK: Values

  /// Whether the frame that was set holds.
  func keepsFrame(_ view: UIView) -> Bool {
    if view === root, fitting != nil { return false }
    return view.translatesAutoresizingMaskIntoConstraints
      || view.autoLayout?.isPlacedByHost == true
  }

  /// The frame that constraints give a view, on pixels; nil if they do not place it.
  func frame(of view: UIView) -> CGRect? {
    guard !keepsFrame(view), let box = boxes[ObjectIdentifier(view)] else { return nil }
    return values(of: box).onPixels(scale: view.traitCollection.displayScale)
  }

  /// Whether a view could have another frame while all constraints hold as well as now.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    let isPlaced = (item as? UIView).map(keepsFrame) ?? false
    guard !isPlaced, let box = boxes[ObjectIdentifier(item)] else { return false }
    return box.variables.contains { $0.map(solver.isAmbiguous) ?? false }
  }

  /// The frame of a guide; nil if no constraint is about it.
  func frame(of guide: UILayoutGuide) -> CGRect? {
    boxes[ObjectIdentifier(guide)].map(values)
  }

  /// The width of a view: that of constraints, or else that of its frame.
  func width(of view: UIView) -> CGFloat {
    guard !keepsFrame(view), let variable = boxes[ObjectIdentifier(view)]?.variable(.width) else {
      return view.bounds.width
    }
    return solver.value(of: variable)
  }

  /// Whether constraints need to know where a view is whose frame was set.
  func placesInSuperview(_ view: UIView) -> Bool {
    guard let box = boxes[ObjectIdentifier(view)] else { return false }
    return box.variable(.x) != nil || box.variable(.y) != nil
  }

  func values(of box: LayoutBox) -> CGRect {
    let numbers = box.variables.map { $0.map(solver.value) ?? 0 }
    return CGRect(
      x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
  }
}

/// The changes that an engine has to solve.
struct LayoutChanges {
  var added = OrderedObjects<NSLayoutConstraint>()
  var constraints: [NSLayoutConstraint] = []
  var boxes: [LayoutBox] = []
  /// Whether nothing was removed.
  var isSolved = true

  var isEmpty: Bool { added.isEmpty && constraints.isEmpty && boxes.isEmpty && isSolved }
}
