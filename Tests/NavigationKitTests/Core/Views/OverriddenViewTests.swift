import Foundation
import Testing

@testable import NavigationKit

/// Members that subclasses of views override.
struct OverriddenViewTests {
  private final class OwnView: UIView {
    var drawn = 0
    override var isOpaque: Bool {
      get { false }
      set {}
    }
    override var accessibilityIdentifier: String? {
      get { "own" }
      set {}
    }
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(all: 30) }
      set {}
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UILabel() }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
      drawn += 1
      return true
    }
  }

  private final class OwnCell: UITableViewCell {
    let own = UIView()
    override var contentView: UIView { own }
  }

  @Test func `margins of a subclass count for constraints, and its answers for who asks`() {
    let view: UIView = OwnView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 30, y: 30, width: 140, height: 40))
    #expect(view.directionalLayoutMargins.leading == 30)
    #expect(!view.isOpaque && view.accessibilityIdentifier == "own")
    #expect(view.snapshotView(afterScreenUpdates: false) is UILabel)
    #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }

  @Test func `a cell's labels are in the content view of its subclass`() {
    let cell = OwnCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentView === cell.own && cell.textLabel?.superview === cell.own)
  }

  @Test func `what a view draws for is the screen, unless it says`() {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 3)
    let view = UIView()
    stage.window.addSubview(view)
    #expect(view.contentScaleFactor == 3 && view.clearsContextBeforeDrawing)
    view.contentScaleFactor = 1
    view.clearsContextBeforeDrawing = false
    #expect(view.contentScaleFactor == 1 && !view.clearsContextBeforeDrawing)
  }
}
