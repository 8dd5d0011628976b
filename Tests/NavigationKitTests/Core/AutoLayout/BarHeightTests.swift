import Foundation
import Goldens
import NavigationKit
import Testing

/// Bars among constraints, which bring their height with them.
struct BarHeightTests {
  @Test(arguments: [0, 1, 2])
  func `a bar that constraints place has its own height`(kind: Int) {
    let bar = [UIToolbar(frame: .zero), UITabBar(frame: .zero), UINavigationBar(frame: .zero)][kind]
    let stage = Stage(size: .homeButtonPhone)
    let page = UIViewController()
    let above = UIView(frame: .zero)
    for view in [above, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      above.topAnchor.constraint(equalTo: page.view.topAnchor),
      bar.topAnchor.constraint(equalTo: above.bottomAnchor),
      bar.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
    ])
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
    let height: CGFloat = bar is UITabBar ? 49 : 44
    #expect(bar.frame == CGRect(x: 0, y: 667 - height, width: 375, height: height))
    #expect(bar.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
