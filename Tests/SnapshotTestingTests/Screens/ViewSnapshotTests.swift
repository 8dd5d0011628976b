import Foundation
import NavigationKit
import SnapshotTesting
import Testing

/// Views, layers, images and paths; the references are in `__Snapshots__`.
@MainActor
@Suite struct ViewSnapshotTests {
  private func badge() -> UIView {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 40, height: 24))
    view.backgroundColor = .systemRed
    view.layer.cornerRadius = 12
    return view
  }

  @Test func `a view is painted in its own size, transparent around it`() {
    assertSnapshot(of: badge(), as: .image)
    assertSnapshot(of: badge(), as: .image(size: CGSize(width: 24, height: 24)), named: "square")
  }

  @Test func `a view is as large as its constraints make it`() {
    let (view, label) = (UIView(), UILabel())
    label.text = "Family"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 4),
    ])
    view.backgroundColor = .systemYellow
    assertSnapshot(of: view, as: .image)
    #expect(view.frame == .zero)
  }

  @Test func `a view is put back where it was`() {
    let (below, view, above) = (UIView(), badge(), UIView())
    let all = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for subview in [below, view, above] { all.addSubview(subview) }
    assertSnapshot(of: view, as: .image)
    #expect(all.subviews == [below, view, above])
    #expect(view.frame == CGRect(x: 30, y: 40, width: 40, height: 24))
  }

  @Test func `a view without a size is told`() {
    let message = verifySnapshot(
      of: UIView(), as: .image, snapshotDirectory: "/none", testName: "none()")
    #expect(
      message
        == "Snapshot was not compared: the UIView has no size, so there is nothing to see: give it "
        + "a frame or constraints, or the strategy a size, as in "
        + ".image(size: CGSize(width: 320, height: 100))")
  }

  @Test func `a layer is painted with those inside it`() {
    let (layer, inner) = (CALayer(), CALayer())
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 24)
    layer.backgroundColor = UIColor.systemBlue.cgColor
    inner.frame = CGRect(x: 4, y: 4, width: 8, height: 16)
    inner.backgroundColor = UIColor.white.cgColor
    layer.addSublayer(inner)
    assertSnapshot(of: layer, as: .image)
  }

  @Test func `an image is kept as it is`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.systemGreen.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    assertSnapshot(of: image, as: .image)
  }

  @Test func `a path is painted, and told step by step`() {
    let path = UIBezierPath(roundedRect: CGRect(x: 5, y: 5, width: 40, height: 20), cornerRadius: 6)
    assertSnapshot(of: path, as: .image)
    assertSnapshot(of: path.cgPath, as: .image)
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 1, y: 2))
    line.addLine(to: CGPoint(x: 3.5, y: 4.123_4))
    line.close()
    var text = ""
    Snapshotting<UIBezierPath, String>.elementsDescription.snapshot(line).run { text = $0 }
    #expect(text == "MoveTo (1.0, 2.0)\nLineTo (3.5, 4.123)\nClose\n")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.maximumFractionDigits = 0
    Snapshotting<UIBezierPath, String>.elementsDescription(numberFormatter: formatter)
      .snapshot(line).run { text = $0 }
    #expect(text == "MoveTo (1, 2)\nLineTo (4, 4)\nClose\n")
  }
}
