import Foundation
import Goldens
import NavigationKit
import Testing

/// Elements that are no views, and containers that list their elements themselves.
@MainActor
struct AccessibilityElementTests {
  private let stage = Stage(size: .phone)
  private let chart = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))

  init() {
    let page = UIViewController()
    page.view.addSubview(chart)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
  }

  private func bar(_ label: String, x: CGFloat) -> UIAccessibilityElement {
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = label
    bar.accessibilityFrameInContainerSpace = CGRect(x: x, y: 50, width: 40, height: 150)
    return bar
  }

  @Test func aViewListsElementsThatAreNoViews() {
    let july = bar("July", x: 60)
    july.accessibilityTraits = [.button, .notEnabled]
    chart.accessibilityElements = [bar("June", x: 10), july]
    #expect(
      stage.elements() == [
        StageElement(
          role: .button, label: "July", frame: CGRect(x: 80, y: 150, width: 40, height: 150),
          isEnabled: false, traits: [.button, .notEnabled]),
        StageElement(
          role: .text, label: "June", frame: CGRect(x: 30, y: 150, width: 40, height: 150)),
      ])
  }

  @Test func aFrameOnScreenCountsAndAnElementIsInAnother() {
    let june = bar("June", x: 10)
    #expect(june.accessibilityFrame == CGRect(x: 30, y: 150, width: 40, height: 150))
    let top = UIAccessibilityElement(accessibilityContainer: june)
    top.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 40, height: 10)
    #expect(top.accessibilityFrame == CGRect(x: 30, y: 150, width: 40, height: 10))
    #expect(top.accessibilityActivationPoint == CGPoint(x: 50, y: 155))
    june.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(june.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(june.accessibilityFrameInContainerSpace.isNull)
  }

  @Test func onlyListedViewsAreElements() {
    let (first, second) = (label("First", y: 0), label("Second", y: 50))
    #expect(stage.labels(.text) == ["Second", "First"])
    chart.accessibilityElements = [second]
    #expect(stage.labels(.text) == ["Second"])
    chart.accessibilityElements = nil
    first.accessibilityElementsHidden = true
    #expect(stage.labels(.text) == ["Second"])
  }

  @Test func nothingIsFoundBesideAModalView() {
    let (_, second) = (label("First", y: 0), label("Second", y: 50))
    second.accessibilityViewIsModal = true
    #expect(stage.labels(.text) == ["Second"])
    second.isHidden = true
    #expect(stage.labels(.text) == ["First"])
  }

  @Test func aViewsFrameIsThatOnScreen() {
    #expect(chart.accessibilityFrame == CGRect(x: 20, y: 100, width: 300, height: 200))
    #expect(chart.accessibilityActivationPoint == CGPoint(x: 170, y: 200))
    chart.accessibilityActivationPoint = CGPoint(x: 30, y: 110)
    #expect(chart.accessibilityActivationPoint == CGPoint(x: 30, y: 110))
    #expect(chart.accessibilityUserInputLabels == nil)
    chart.accessibilityLabel = "Chart"
    #expect(chart.accessibilityUserInputLabels == ["Chart"])
  }

  private func label(_ text: String, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: y, width: 100, height: 30))
    label.text = text
    chart.addSubview(label)
    return label
  }
}
