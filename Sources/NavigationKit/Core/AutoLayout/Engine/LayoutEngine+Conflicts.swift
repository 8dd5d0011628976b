import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Puts an entry into the solver.
  ///
  /// If it cannot hold together with others, the constraint that was activated last is broken.
  func insert(_ entry: SolverEntry) {
    while true {
      do throws(UnsatisfiableConstraint) {
        let id = try solver.add(entry.solved)
        entry.id = id
        entriesByID[id] = entry
        return
      } catch {
        let involved = error.conflicting.compactMap { entriesByID[$0] } + [entry]
        let broken = lastConstraint(of: involved) ?? entry
        report(broken, involved)
        soften(broken)
      }
    }
  }

  /// Takes an entry out of the solver.
  func remove(_ entry: SolverEntry) {
    guard let id = entry.id else { return }
    solver.remove(id)
    entriesByID[id] = nil
    entry.id = nil
  }

  /// Gives entries that only have other constants these, all at once.
  func shift(_ shifted: [SolverEntry]) {
    var shifted = shifted
    while !shifted.isEmpty {
      let constants = shifted.compactMap { entry in
        entry.id.map { (id: $0, constant: entry.wanted.expression.constant) }
      }
      do throws(UnsatisfiableConstraint) {
        return try solver.setConstants(constants)
      } catch {
        let ids = error.conflicting + [error.id].compactMap { $0 }
        let involved = ids.sorted().compactMap { entriesByID[$0] }
        guard let broken = lastConstraint(of: involved) ?? involved.last else { return }
        report(broken, involved)
        soften(broken)
        shifted.removeAll { $0 === broken }
      }
    }
  }

  /// The constraint that was activated last; rules of views and guides are kept.
  private func lastConstraint(of involved: [SolverEntry]) -> SolverEntry? {
    involved.last { $0.constraint != nil }
  }

  /// Has an entry only hold as well as it can.
  private func soften(_ entry: SolverEntry) {
    entry.isBroken = true
    guard entry.id != nil else { return }
    remove(entry)
    insert(entry)
  }

  /// Says once which constraint is broken, and what it conflicts with.
  private func report(_ broken: SolverEntry, _ involved: [SolverEntry]) {
    guard fitting == nil, let stage = root?.window?.stage else { return }
    if let constraint = broken.constraint {
      guard !constraint.wasReported else { return }
      constraint.wasReported = true
    }
    stage.warn(
      .unsatisfiableConstraints(broken: broken.words, conflicting: involved.map(\.words)))
  }
}
