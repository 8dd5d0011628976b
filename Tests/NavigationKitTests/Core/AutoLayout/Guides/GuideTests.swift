import Foundation
import NavigationKit
import Testing

/// The guides that views have, and margins.
struct GuideTests {
  private let fixture = AutoLayoutFixture()
  private var root: UIView { fixture.root }

  /// A view that fills a guide.
  private func filler(of guide: UILayoutGuide, in view: UIView) -> UIView {
    let filler = UIView()
    fixture.add(filler, to: view)
    NSLayoutConstraint.activate([
      filler.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      filler.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      filler.topAnchor.constraint(equalTo: guide.topAnchor),
      filler.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return filler
  }

  /// A controller's view on a screen with a notch.
  private func page(width: CGFloat = 390) -> (Stage, UIViewController) {
    let stage = Stage(
      size: CGSize(width: width, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, bottom: 34))
    stage.window.rootViewController = UIViewController()
    stage.window.makeKeyAndVisible()
    return (stage, stage.window.rootViewController ?? UIViewController())
  }

  @Test func `the safe area is followed as it changes`() {
    let (stage, controller) = page()
    let view: UIView = controller.view
    let inside = filler(of: view.safeAreaLayoutGuide, in: view)
    _ = stage.displayList()
    #expect(inside.frame == rect(0, 47, 390, 763))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 10)
    _ = stage.displayList()
    #expect(inside.frame == rect(10, 50, 380, 760))
    stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: UIEdgeInsets(left: 47))
    _ = stage.displayList()
    #expect(inside.frame == rect(57, 3, 787, 387))
    #expect(view.safeAreaLayoutGuide.layoutFrame == inside.frame)
  }

  @Test func `margins are eight points, and in a controller's view those of the system`() {
    #expect(root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let (_, controller) = page()
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    let (_, wide) = page(width: 430)
    #expect(wide.view.layoutMargins.left == 20)
  }

  @Test func `margins place views, also once they change`() {
    let inside = filler(of: root.layoutMarginsGuide, in: root)
    fixture.layOut()
    #expect(inside.frame == rect(8, 8, 384, 584))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    fixture.layOut()
    #expect(inside.frame == rect(2, 1, 394, 596))
    #expect(root.layoutMarginsGuide.layoutFrame == inside.frame)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(leading: 30)
    fixture.layOut()
    #expect(inside.frame == rect(30, 0, 370, 600))
    root.semanticContentAttribute = .forceRightToLeft
    fixture.layOut()
    #expect(inside.frame == rect(0, 0, 370, 600))
    #expect(root.layoutMargins == UIEdgeInsets(right: 30))
    #expect(root.directionalLayoutMargins == NSDirectionalEdgeInsets(leading: 30))
  }

  @Test func `attributes of margins are those of the guide`() {
    let view = UIView()
    fixture.add(view)
    func margin(
      _ own: NSLayoutConstraint.Attribute, _ attribute: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: attribute,
        multiplier: 1, constant: 0)
    }
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let corner = [margin(.left, .leftMargin), margin(.top, .topMargin)]
    let end = [margin(.trailing, .trailingMargin), margin(.bottom, .bottomMargin)]
    NSLayoutConstraint.activate(corner + end)
    fixture.layOut()
    #expect(view.frame == rect(20, 10, 340, 560))
    NSLayoutConstraint.deactivate(end)
    NSLayoutConstraint.activate([
      margin(.centerX, .centerXWithinMargins), margin(.centerY, .centerYWithinMargins),
    ])
    fixture.layOut()
    // As far beyond the middle between the margins as before it.
    #expect(view.frame == rect(20, 10, 340, 560))
    NSLayoutConstraint.deactivate(corner)
    NSLayoutConstraint.activate([
      margin(.leading, .leadingMargin).at(999), margin(.right, .rightMargin).at(998),
      view.heightAnchor.constraint(equalToConstant: 60),
    ])
    fixture.layOut()
    // The middle between 10 and 570 is 290.
    #expect(view.frame == rect(20, 260, 340, 60))
  }

  @Test func `margins count from the safe area if they are to`() {
    let (_, controller) = page()
    let view: UIView = controller.view
    view.layoutMargins = UIEdgeInsets(top: 5)
    #expect(view.layoutMargins.top == 52)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 5 && !view.insetsLayoutMarginsFromSafeArea)
  }

  @Test func `margins reach as far in as the superview's if they are to`() {
    let inner = UIView(frame: rect(10, 0, 390, 600))
    root.addSubview(inner)
    root.layoutMargins = UIEdgeInsets(top: 50, left: 30, bottom: 0, right: 0)
    let inside = filler(of: inner.layoutMarginsGuide, in: inner)
    fixture.layOut()
    #expect(inside.frame.origin == CGPoint(x: 8, y: 8))
    inner.preservesSuperviewLayoutMargins = true
    fixture.layOut()
    // 30 from the superview's edge are 20 from its own.
    #expect(inside.frame == rect(20, 50, 362, 542) && inner.preservesSuperviewLayoutMargins)
    root.layoutMargins.left = 40
    fixture.layOut()
    #expect(inside.frame.minX == 30)
  }

  @Test func `readable content is no wider than 672 points`() {
    let fixture = AutoLayoutFixture(size: CGSize(width: 1000, height: 600))
    let inside = filler(of: fixture.root.readableContentGuide, in: fixture.root)
    fixture.layOut()
    // 1000 - 672 = 328, half of it at each side; above and below the margins.
    #expect(inside.frame == rect(164, 8, 672, 584))
    #expect(fixture.root.readableContentGuide.layoutFrame == inside.frame)
    fixture.root.frame.size.width = 600
    fixture.layOut()
    #expect(inside.frame == rect(8, 8, 584, 584))
  }

  @Test func `the keyboard's guide ends above the bottom safe area`() {
    let (stage, controller) = page()
    let view: UIView = controller.view
    let field = UITextField()
    fixture.add(field, to: view)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
    ])
    _ = stage.displayList()
    #expect(field.frame.maxY == 810)
    #expect(view.keyboardLayoutGuide.layoutFrame == rect(0, 810, 390, 34))
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    _ = stage.displayList()
    #expect(field.frame.maxY == 844)
  }

  @Test func `what is attached to a scroll view's edges makes its content`() {
    let scrollView = UIScrollView(frame: rect(0, 0, 300, 400))
    root.addSubview(scrollView)
    let content = filler(of: scrollView.contentLayoutGuide, in: scrollView)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    fixture.layOut()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
    #expect(content.frame == rect(0, 0, 300, 900))
    fixture.stage.drag(from: CGPoint(x: 50, y: 350), to: CGPoint(x: 50, y: 50), over: 0.3)
    fixture.stage.settle()
    #expect(scrollView.contentOffset.y > 200)
  }

  @Test func `the edges of a scroll view are those of its content`() {
    let scrollView = UIScrollView(frame: rect(0, 0, 300, 400))
    root.addSubview(scrollView)
    let content = UIView()
    fixture.add(content, to: scrollView)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    fixture.layOut()
    #expect(content.frame == rect(10, 0, 300, 500))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 500))
  }

  @Test func `what is attached to a scroll view's frame stays while it scrolls`() {
    let scrollView = UIScrollView(frame: rect(0, 0, 300, 400))
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    root.addSubview(scrollView)
    let badge = filler(of: scrollView.frameLayoutGuide, in: scrollView)
    fixture.layOut()
    #expect(badge.frame == rect(0, 0, 300, 400))
    scrollView.contentOffset.y = 250
    fixture.layOut()
    #expect(badge.frame == rect(0, 250, 300, 400))
    #expect(scrollView.contentSize.height == 1000)
  }
}
