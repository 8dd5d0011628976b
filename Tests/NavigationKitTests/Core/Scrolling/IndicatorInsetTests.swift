import Foundation
import Goldens
import NavigationKit
import Testing

/// The insets of scroll indicators, and the keyboard that a drag dismisses.
struct IndicatorInsetTests {
  private let stage = Stage(size: .smallPhone)
  private let page = UIViewController()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    page.view.addSubview(scrollView)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
  }

  private var bar: CGRect { scrollView.subviews.first { !$0.isHidden }?.frame ?? .zero }

  @Test func `the indicator stays within its insets`() {
    scrollView.flashScrollIndicators()
    let initialBar = bar
    scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 10)
    #expect(bar.minY == initialBar.minY + 50 && bar.minX == initialBar.minX - 10)
    scrollView.contentOffset.y = 1520
    #expect(bar.maxY == 1520 + 480 - 2.5 - 20)
    #expect(scrollView.verticalScrollIndicatorInsets.top == 50)
    #expect(scrollView.horizontalScrollIndicatorInsets.right == 10)
    scrollView.verticalScrollIndicatorInsets = .zero
    #expect(scrollView.scrollIndicatorInsets == .zero)
  }

  @Test func `the indicator has the colour of its style, or what stands out`() {
    scrollView.flashScrollIndicators()
    func isWhite(_ style: UIScrollView.IndicatorStyle, in look: UIUserInterfaceStyle) -> Bool? {
      scrollView.indicatorStyle = style
      let color = scrollView.subviews.first { !$0.isHidden }?.backgroundColor
      return color.map { $0.color(in: UITraitCollection(userInterfaceStyle: look)).red == 1 }
    }
    #expect(isWhite(.white, in: .light) == true && isWhite(.black, in: .dark) == false)
    #expect(isWhite(.default, in: .light) == false && isWhite(.default, in: .dark) == true)
  }

  @Test(arguments: [
    (UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.interactive, true),
  ])
  func `a drag dismisses the keyboard where wanted`(
    mode: UIScrollView.KeyboardDismissMode, stays: Bool
  ) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    scrollView.addSubview(field)
    field.becomeFirstResponder()
    scrollView.keyboardDismissMode = mode
    stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), over: 0.3)
    #expect(field.isFirstResponder == stays)
  }
}
