import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Values set once for a class are taken by all of its objects as they come into a window.
struct AppearanceProxyTests {
  @Test func `a bar takes its colours from its class as it comes into a window`() throws {
    let fixture = ThemedFixture {
      UINavigationBar.appearance().tintColor = .systemRed
      UINavigationBar.appearance().barTintColor = .systemGreen
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    } root: {
      let page = UIViewController()
      page.title = "Page"
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
      return UINavigationController(rootViewController: page)
    }
    let navigation = try #require(
      fixture.stage.window.rootViewController as? UINavigationController)
    #expect(navigation.navigationBar.tintColor == .systemRed)
    #expect(navigation.navigationBar.barTintColor == .systemGreen)
    let frame = fixture.stage.displayList().description
    #expect(frame.contains("#FF3B30"), "the button is red")
    #expect(navigation.navigationBar.content?.titleLabel.textColor == .white)
  }

  @Test func `titles are large in all stacks if the class of their bars says so`() {
    let fixture = ThemedFixture {
      UINavigationBar.appearance().prefersLargeTitles = true
    } root: {
      UINavigationController(rootViewController: PageController("Root"))
    }
    fixture.stage.settle()
    #expect(fixture.stage.element(.largeTitle, "Root") != nil)
  }

  @Test func `an appearance object given to the class is copied into each bar`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemPurple
    let fixture = ThemedFixture {
      UINavigationBar.appearance().standardAppearance = appearance
      UINavigationBar.appearance().scrollEdgeAppearance = appearance
    } root: {
      UINavigationController(rootViewController: PageController("Root"))
    }
    let navigation = try #require(
      fixture.stage.window.rootViewController as? UINavigationController)
    #expect(
      navigation.navigationBar.background.backgroundView.backgrounds.edge.color == .systemPurple)
    #expect(navigation.navigationBar.standardAppearance !== appearance)
    appearance.backgroundColor = .black
    #expect(navigation.navigationBar.standardAppearance.backgroundColor == .systemPurple)
  }

  @Test func `what a view was given itself is never overridden, be it what it had anyway`() {
    let fixture = ThemedFixture {
      UILabel.appearance().textColor = .systemRed
      UISwitch.appearance().onTintColor = .systemRed
      UINavigationBar.appearance().barTintColor = .systemRed
    }
    let label = UILabel()
    label.textColor = .label
    #expect(fixture.show(label).textColor == .label)
    let control = UISwitch()
    control.onTintColor = nil
    #expect(fixture.show(control).onTintColor == nil)
    let bar = UINavigationBar()
    bar.barTintColor = .systemBlue
    #expect(fixture.show(bar).barTintColor == .systemBlue)
    #expect(fixture.show(UILabel()).textColor == .systemRed)
    #expect(fixture.show(UISwitch()).onTintColor == .systemRed)
  }

  @Test func `a view in a window stays as it is; once it comes back it takes what is said now`() {
    let fixture = ThemedFixture {}
    let label = fixture.show(UILabel())
    fixture.later { UILabel.appearance().textColor = .systemRed }
    fixture.stage.settle()
    #expect(label.textColor == .label)
    label.removeFromSuperview()
    #expect(fixture.show(label).textColor == .systemRed)
    fixture.later { UILabel.appearance().textColor = .systemGreen }
    label.removeFromSuperview()
    #expect(fixture.show(label).textColor == .systemGreen, "what a proxy gave is not its own")
    label.textColor = .systemRed
    label.removeFromSuperview()
    #expect(fixture.show(label).textColor == .systemRed)
  }

  @Test func `a class of one's own has a proxy of its own, without an object of it being made`() {
    final class Loud: UINavigationBar {
      nonisolated(unsafe) static var count = 0
      override init(frame: CGRect) {
        Self.count += 1
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { nil }
    }
    let fixture = ThemedFixture {
      UINavigationBar.appearance().barTintColor = .systemGreen
      Loud.appearance().barTintColor = .systemRed
      // Later, yet of a class further away.
      UINavigationBar.appearance().barTintColor = .systemBlue
    }
    #expect(Loud.count == 0)
    #expect(fixture.show(UINavigationBar()).barTintColor == .systemBlue)
    #expect(fixture.show(Loud(frame: .zero)).barTintColor == .systemRed)
    fixture.later {
      let type: UINavigationBar.Type = Loud.self
      type.appearance().tintColor = .systemPink
    }
    #expect(fixture.show(Loud(frame: .zero)).tintColor == .systemPink)
    #expect(fixture.show(UINavigationBar()).tintColor == .systemBlue)
    #expect(Loud.count == 2)
  }

  @Test func `a proxy is read back, and is the same object each time`() {
    let fixture = ThemedFixture {
      UISlider.appearance().thumbTintColor = .systemRed
      #expect(UISlider.appearance().thumbTintColor == .systemRed)
      #expect(UISlider.appearance() === UISlider.appearance())
      #expect(
        UISlider.appearance() !== UISlider.appearance(whenContainedInInstancesOf: [UIView.self]))
    }
    #expect(fixture.show(UISlider()).thumbTintColor == .systemRed)
  }

  @Test func `two stages in one process do not disturb each other`() {
    let red = ThemedFixture { UILabel.appearance().textColor = .systemRed }
    let plain = ThemedFixture {}
    #expect(plain.show(UILabel()).textColor == .label)
    plain.later { UILabel.appearance().textColor = .systemGreen }
    #expect(plain.show(UILabel()).textColor == .systemGreen)
    #expect(red.show(UILabel()).textColor == .systemRed)
  }

  @Test func `the window, the status bar and what the bars paint themselves keep their looks`() {
    let stage = Stage(
      size: .phone, safeAreaInsets: UIEdgeInsets(top: 47))
    stage.chrome = ScreenChrome(statusBar: StatusBar(), hasHomeIndicator: true)
    let app = ThemedApp {
      UILabel.appearance().textColor = .systemRed
      UIView.appearance().tintColor = .systemRed
    } root: {
      UINavigationController(rootViewController: PageController("Root"))
    }
    stage.launch(app)
    #expect(!stage.displayList().description.contains("#FF3B30"))
    let chrome = stage.chromeWindow?.subviews ?? []
    #expect(!chrome.isEmpty && chrome.allSatisfy { $0.tintColor != .systemRed })
  }
}
