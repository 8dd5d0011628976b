import Foundation
import Testing

@testable import NavigationKit

/// The work that a layout by constraints does not do.
struct AutoLayoutCostTests {
  private let fixture = AutoLayoutFixture()

  /// A view that counts its calls.
  private final class Watched: UIView {
    var counts = (asked: 0, framed: 0, laidOut: 0)
    override var intrinsicContentSize: CGSize {
      counts.asked += 1
      return CGSize(width: 30, height: 20)
    }
    override var frame: CGRect {
      get { super.frame }
      set {
        counts.framed += 1
        super.frame = newValue
      }
    }
    override func layoutSubviews() { counts.laidOut += 1 }
  }

  /// Rows below each other.
  private func rows(_ count: Int) -> [Watched] {
    let rows = (0..<count).map { _ in Watched() }
    var above = fixture.root.topAnchor
    for row in rows {
      fixture.add(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above, constant: 2),
        row.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      ])
      above = row.bottomAnchor
    }
    fixture.layOut()
    for row in rows { row.counts = (0, 0, 0) }
    return rows
  }

  @Test func `a frame without changes asks, places and solves nothing`() {
    let rows = rows(20)
    let engine = fixture.root.layoutEngine
    let solved = engine?.solveCount
    for _ in 0..<10 {
      fixture.stage.advance(by: 0.1)
      fixture.layOut()
    }
    fixture.stage.tap(at: CGPoint(x: 10, y: 10))
    fixture.layOut()
    #expect(rows.allSatisfy { $0.counts == (0, 0, 0) })
    #expect(solved == engine?.solveCount && solved ?? 0 > 0)
  }

  @Test func `only views are placed whose values changed`() {
    let rows = rows(20)
    let gap = fixture.root.constraints.first { $0.firstItem === rows[15] }
    gap?.constant = 12
    fixture.layOut()
    #expect(rows.map(\.counts.framed) == (0..<20).map { $0 < 15 ? 0 : 1 })
    #expect(rows.allSatisfy { $0.counts.asked == 0 && $0.counts.laidOut == 0 })
  }

  @Test func `one view whose content changed is asked, no other`() {
    let rows = rows(5)
    rows[2].invalidateIntrinsicContentSize()
    fixture.layOut()
    #expect(rows.map(\.counts.asked) == [0, 0, 1, 0, 0])
    #expect(rows.allSatisfy { $0.counts.framed == 0 })
  }

  @Test func `views without constraints have no part in Auto Layout`() {
    let outer = UIView(frame: rect(0, 0, 10, 10))
    let label = fixture.label("a")
    outer.addSubview(label)
    fixture.root.addSubview(outer)
    fixture.stage.window.rootViewController = UINavigationController(
      rootViewController: UITableViewController())
    fixture.layOut()
    label.text = "b"
    fixture.stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    fixture.layOut()
    #expect(outer.autoLayout == nil && label.autoLayout == nil)
    #expect(fixture.root.autoLayout == nil && fixture.stage.window.autoLayout == nil)
  }
}
