import Foundation
import Goldens
import NavigationKit
import Testing

/// The strips that bars cover, as controllers gave them before safe areas.
struct BarLayoutGuideTests {
  private let stage = Stage(
    size: .phone, safeAreaInsets: UIEdgeInsets(top: 47, bottom: 34))
  private let page = UIViewController()
  private let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: page)
    stage.window.rootViewController = stack
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  @available(*, deprecated)
  private func boxBetweenGuides() -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      box.widthAnchor.constraint(equalTo: page.topLayoutGuide.heightAnchor),
    ])
    stage.settle()
    return box
  }

  @available(*, deprecated)
  @Test func `they reach as far as bars and the screen's edges`() {
    #expect(page.topLayoutGuide.length == 91 && page.bottomLayoutGuide.length == 34)
    stack.setToolbarHidden(false, animated: false)
    stage.settle()
    #expect(page.bottomLayoutGuide.length == 78)
    #expect(page.topLayoutGuide === page.topLayoutGuide)
  }

  @available(*, deprecated)
  @Test func `views are laid out by them, and follow them`() {
    let box = boxBetweenGuides()
    #expect(box.frame == CGRect(x: 0, y: 91, width: 91, height: 844 - 91 - 44))
    stack.setNavigationBarHidden(true, animated: false)
    stage.settle()
    #expect(box.frame == CGRect(x: 0, y: 47, width: 47, height: 844 - 47 - 44))
  }

  @available(*, deprecated)
  @Test func `a visual format names them`() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(label)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top]-20-[label]", options: [], metrics: nil,
        views: ["top": page.topLayoutGuide, "label": label]))
    stage.settle()
    #expect(label.frame.minY == 111)
  }

  @available(*, deprecated)
  @Test func `bars inset content that does not scroll, unless the controller does not want it`() {
    let scroll = UIScrollView(frame: page.view.bounds)
    page.view.addSubview(scroll)
    stage.settle()
    #expect(page.automaticallyAdjustsScrollViewInsets && scroll.adjustedContentInset.top == 91)
    page.automaticallyAdjustsScrollViewInsets = false
    #expect(scroll.adjustedContentInset.top == 0)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    stage.settle()
    #expect(scroll.adjustedContentInset.top == 91)
  }
}
