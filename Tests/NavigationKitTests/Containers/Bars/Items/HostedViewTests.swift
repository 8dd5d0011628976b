import Foundation
import Testing

@testable import NavigationKit

/// An app's own views in bars.
struct HostedViewTests {
  /// The place of a view in a bar.
  enum Place: CaseIterable { case title, item, tool }

  /// A change of a view on screen.
  enum Change: CaseIterable {
    case text, textAfterFitting, font, stack, hidden, title, fitting, segment, constraint

    /// A view, and the change that makes it larger.
    var made: (view: UIView, change: () -> Void) {
      switch self {
      case .text: label { $0.text = "Hello there you" }
      case .textAfterFitting: label(fitted: true) { $0.text = "Hello there you" }
      case .font: label { $0.font = .systemFont(ofSize: 30) }
      case .stack: stack { ($0.arrangedSubviews[0] as? UILabel)?.text = "Hello there you" }
      case .hidden: stack { $0.arrangedSubviews[1].isHidden = false }
      case .title: button { $0.setTitle("Hello there you", for: .normal) }
      case .fitting:
        button {
          $0.setTitle("Hello there you", for: .normal)
          $0.sizeToFit()
        }
      case .segment: segments
      case .constraint: constrained
      }
    }

    private func label(
      fitted: Bool = false, _ change: @escaping (UILabel) -> Void
    ) -> (UIView, () -> Void) {
      let label = UILabel()
      label.text = "Hi"
      if fitted { label.sizeToFit() }
      return (label, { change(label) })
    }

    private func stack(_ change: @escaping (UIStackView) -> Void) -> (UIView, () -> Void) {
      let labels = ["Hi", "and more"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      labels[1].isHidden = true
      let stack = UIStackView(arrangedSubviews: labels)
      return (stack, { change(stack) })
    }

    private func button(_ change: @escaping (UIButton) -> Void) -> (UIView, () -> Void) {
      let button = UIButton(type: .system)
      button.setTitle("Hi", for: .normal)
      button.sizeToFit()
      return (button, { change(button) })
    }

    private var segments: (UIView, () -> Void) {
      let control = UISegmentedControl(items: ["A", "B"])
      return (control, { control.insertSegment(withTitle: "Third", at: 2, animated: false) })
    }

    private var constrained: (UIView, () -> Void) {
      let view = UIView()
      let width = view.widthAnchor.constraint(equalToConstant: 40)
      NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 20)])
      return (view, { width.constant = 120 })
    }
  }

  private let fixture = NavigationFixture("A")

  private func put(_ view: UIView, at place: Place) {
    let page = fixture.pages[0]
    switch place {
    case .title: page.navigationItem.titleView = view
    case .item: page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    case .tool:
      fixture.navigation.setToolbarHidden(false, animated: false)
      page.toolbarItems = [UIBarButtonItem(customView: view)]
    }
    fixture.stage.settle()
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test(arguments: Change.allCases, Place.allCases)
  func `a view that grows on screen gets the room at once`(change: Change, place: Place) {
    let (view, grow) = change.made
    put(view, at: place)
    let before = frame(of: view)
    grow()
    fixture.stage.settle()
    let after = frame(of: view)
    #expect(before.width > 0 && after.width > before.width + 5)
    switch place {
    case .title: #expect(abs(after.midX - 195) <= 0.5)
    case .item: #expect(after.maxX == 374)
    case .tool: #expect(after.minX == 16)
    }
  }

  @Test func `a size that the app gave stays, whatever is inside`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    put(label, at: .item)
    label.text = "Hello"
    fixture.stage.settle()
    #expect(label.frame.size == CGSize(width: 200, height: 30))
  }

  @Test(arguments: Place.allCases)
  func `a view that only has an intrinsic size gets that`(place: Place) {
    let badge = Badge(CGSize(width: 120, height: 30))
    put(badge, at: place)
    #expect(badge.frame.size == CGSize(width: 120, height: 30))
    badge.size.width = 150
    badge.invalidateIntrinsicContentSize()
    fixture.stage.settle()
    #expect(badge.frame.size == CGSize(width: 150, height: 30))
  }

  @Test func `a title that asks for all there is fills the room between the items`() {
    fixture.pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "One")
    let badge = Badge(UIView.layoutFittingExpandedSize)
    put(badge, at: .title)
    let item = fixture.stage.elements().first { $0.label == "One" }?.frame
    #expect(frame(of: badge).minX == 16 && frame(of: badge).height == 44)
    #expect(frame(of: badge).maxX == item.map { $0.minX - NavigationBarMetrics.titleGap })
  }

  @Test(arguments: Place.allCases)
  func `sizes that are no sizes take no room`(place: Place) {
    for size in [CGSize(width: CGFloat.nan, height: .nan), CGSize(width: -20, height: -20)] {
      let badge = Badge(size)
      put(badge, at: place)
      #expect(badge.frame.width == 0 && badge.frame.minX.isFinite)
    }
  }
}

/// A view that only says how large it is.
private final class Badge: UIView {
  var size: CGSize
  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}
