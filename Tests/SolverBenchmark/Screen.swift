import ConstraintSolver

/// A list of 50 cells with a picture, a title and a badge each: 200 views and 600 constraints.
struct Screen {
  private struct View {
    let left: Int, top: Int, width: Int, height: Int
  }

  private(set) var constraints: [ScreenConstraint] = []
  private(set) var variableCount = 0
  /// The screen's width.
  private(set) var width = 0
  /// The constraints that give cells their heights.
  private(set) var heights: [Int] = []

  init(cells: Int = 50) {
    width = variable()
    add([(width, 1)], .equal, -390, 900)
    var above: View?
    for index in 0..<cells { above = addCell(below: above, isFirst: index == 0) }
  }

  private mutating func addCell(below above: View?, isFirst: Bool) -> View {
    let (cell, picture, title, badge) = (view(), view(), view(), view())
    add([(cell.left, 1)], .equal, 0)
    add([(cell.width, 1), (width, -1)], .equal, 0)
    if let above {
      add([(cell.top, 1), (above.top, -1), (above.height, -1)], .equal, -8)
    } else {
      add([(cell.top, 1)], .equal, -20)
    }
    heights.append(constraints.count)
    add([(cell.height, 1)], .equal, -44, 250)
    add([(picture.left, 1), (cell.left, -1)], .equal, -16)
    add([(picture.width, 1)], .equal, -24)
    add([(title.left, 1), (picture.left, -1), (picture.width, -1)], .equal, -8)
    add([(title.width, 1)], .greaterThanOrEqual, -120, 750)
    add([(title.width, 1)], .equal, -120, 250)
    add([(badge.left, 1), (badge.width, 1), (cell.left, -1), (cell.width, -1)], .equal, 16)
    add(
      [(badge.left, 1), (title.left, -1), (title.width, -1)], .greaterThanOrEqual, -8)
    if !isFirst { add([(badge.width, 1)], .equal, -30, 751) }
    return cell
  }

  private mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ constant: Double,
    _ priority: Double = 1000
  ) {
    constraints.append(
      ScreenConstraint(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  private mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  private mutating func view() -> View {
    View(left: variable(), top: variable(), width: variable(), height: variable())
  }
}
