import Goldens
import Foundation
import Input
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// The effects of the window's commands on an app on a stage.
final class ScreenCommandTests {
  private let stage = Stage(size: CGSize(width: 393, height: 852), scale: 3)
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let source: StageFrameSource
  private let asked: Asked

  private final class Asked {
    var languages: [String?] = []
  }

  init() throws {
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    let phone = try #require(Device(named: "iphone-15"))
    stage.chrome = phone.chrome
    let asked = Asked()
    self.asked = asked
    source = StageFrameSource(
      stage: stage, device: phone,
      reopening: StageFrameSource.Reopening(
        languages: [App.ownLanguage, "de"], language: App.ownLanguage
      ) {
        asked.languages.append($0)
        return true
      }, show: { WindowScreen(title: $0.name, size: $0.size, isDevice: true) })
  }

  @Test func `an app whose window is minimised is in the background until it is back`() {
    var state: UIApplication.State { stage.perform { UIApplication.shared.applicationState } }
    source.note(.visible(true))
    #expect(state == .active)
    source.note(.visible(false))
    #expect(state == .background)
    source.note(.visible(true))
    #expect(state == .active)
  }

  @Test func `an app hears of a screenshot, and says whether the display must not go dark`() {
    let app = stage.perform { UIApplication.shared }
    nonisolated(unsafe) var heard = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.userDidTakeScreenshotNotification, object: app, queue: nil
    ) { _ in heard += 1 }
    source.note(.screenshot)
    NotificationCenter.default.removeObserver(observer)
    #expect(heard == 1 && !source.keepsAwake)
    app.isIdleTimerDisabled = true
    #expect(source.keepsAwake)
  }

  @Test func `the ring of the keyboard is in the window, and in no picture or film of it`() {
    navigation.topViewController?.view.addSubview(
      UISwitch(frame: CGRect(x: 100, y: 300, width: 51, height: 31)))
    stage.settle()
    let (plain, window) = (source.frame().masked, source.frame().inWindow)
    stage.send(.key(KeyEvent(key: .tab, time: stage.now)))
    #expect(source.frame().masked == plain)
    #expect(!stage.focusRing.isEmpty)
    #expect(source.frame().inWindow.commands.count == window.commands.count + 1)
  }

  @Test func `slow animations leave the fingers as fast as they are`() {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 393, height: 4000)
    navigation.topViewController?.view.addSubview(scroll)
    stage.settle()
    source.pace(hands: FrameLoop.slowSpeed)
    // For the hand this takes two seconds.
    stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), over: 0.2)
    let offset = scroll.contentOffset.y
    stage.settle()
    #expect(scroll.contentOffset.y - offset < 60, "it is no flick")
  }

  private static let switches: [AppearanceCommand] = [
    .otherAppearance, .contrast, .boldText, .reducedMotion, .reducedTransparency, .otherDirection,
  ]

  @Test func `the status bar shows what is asked for, also on another device`() {
    for command in [
      StatusBarCommand.time("11:11"), .carrier("Harbour"), .battery(20), .call,
      .date("Sun May 12"), .percentage(true),
    ] {
      #expect(source.state(of: .statusBar(command)) == .off)
      source.obey(.statusBar(command))
      #expect(source.state(of: .statusBar(command)) == .on)
    }
    source.obey(.device("iphone-8"))
    let asked = StatusBar(
      time: "11:11", date: "Sun May 12", battery: 0.2, showsPercentage: true, carrier: "Harbour",
      isInCall: true)
    #expect(stage.chrome.statusBar == asked && source.device.chrome.statusBar == asked)
    #expect(stage.window.safeAreaInsets.top == 40)
  }

  @Test(arguments: [
    ("time=10:30,carrier=A = B,signal=2,battery=20,in-call", true), ("", false), ("time", false),
    ("signal=5", false), ("battery=101", false), ("in-call=yes", false), ("wifi=1", false),
    ("date=Sun May 12,percentage=on,locale=de_DE", true), ("percentage=off", true),
    ("percentage", false), ("percentage=yes", false), ("locale=", false), ("date=", true),
  ])
  func `a status bar is written in parts`(text: String, isRight: Bool) {
    #expect((StatusBar(written: text) != nil) == isRight)
  }

  @Test func `switches are on, then off again`() {
    for command in Self.switches {
      #expect(source.state(of: .look(command)) == .off)
      source.obey(.look(command))
      #expect(source.state(of: .look(command)) == .on)
    }
    let traits = stage.traits
    #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
    #expect(traits.accessibilityContrast == .high && traits.legibilityWeight == .bold)
    #expect(traits.reducesMotion == true && traits.reducesTransparency == true)
    for command in Self.switches {
      source.obey(.look(command))
      #expect(source.state(of: .look(command)) == .off)
    }
  }

  @Test func `pages that fade reduce motion, too, and motion as before lets them slide`() {
    source.obey(.look(.crossFade))
    #expect(source.state(of: .look(.crossFade)) == .on)
    #expect(source.state(of: .look(.reducedMotion)) == .on)
    source.obey(.look(.reducedMotion))
    #expect(source.state(of: .look(.crossFade)) == .off)
    source.obey(.look(.crossFade))
    source.obey(.look(.crossFade))
    #expect(source.state(of: .look(.crossFade)) == .off)
    #expect(source.state(of: .look(.reducedMotion)) == .on)
  }

  @Test func `text gets larger and smaller, to the ends`() {
    source.obey(.look(.largerText))
    #expect(stage.traits.preferredContentSizeCategory == .extraLarge)
    for _ in 0..<20 { source.obey(.look(.smallerText)) }
    #expect(stage.traits.preferredContentSizeCategory == .extraSmall)
  }

  @Test func `another device in the middle of a push, upright or on its side as before`() {
    let next = UIViewController()
    stage.perform { navigation.pushViewController(next, animated: true) }
    stage.advance(by: 0.2)
    source.obey(.device("ipad-mini"))
    #expect(source.screen?.size == CGSize(width: 744, height: 1133))
    #expect(source.state(of: .device("ipad-mini")) == .on)
    #expect(source.state(of: .device("iphone-15")) == .off)
    stage.settle()
    #expect(navigation.topViewController === next && next.view.frame.width == 744)
    #expect(stage.screen.scale == 2)
    source.rotate(to: CGSize(width: 1133, height: 744), turned: .right, by: 1)
    #expect(source.turn == .right)
    source.obey(.device("iphone-se"))
    #expect(stage.screen.bounds.size == CGSize(width: 667, height: 375))
    #expect(source.state(of: .device("iphone-se")) == .on)
    #expect(source.turn == .right, "it lies on the same side")
    #expect(source.state(of: .homeIndicator) == nil)
  }

  @Test func `the home indicator is hidden and shown`() {
    let before = stage.displayList()
    source.obey(.homeIndicator)
    #expect(stage.displayList() != before)
    source.obey(.homeIndicator)
    #expect(stage.displayList() == before)
  }

  @Test func `the software keyboard is drawn while text is edited, or not`() {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
    navigation.topViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    func hasKeys() -> Bool {
      stage.settle()
      return stage.element(.key) != nil
    }
    #expect(source.state(of: .softwareKeyboard) == .off && !hasKeys())
    source.obey(.softwareKeyboard)
    #expect(source.state(of: .softwareKeyboard) == .on && hasKeys())
    source.obey(.softwareKeyboard)
    #expect(source.state(of: .softwareKeyboard) == .off && !hasKeys())
  }

  @Test func `a restart and a language leave the app to be opened anew`() {
    #expect(source.state(of: .language(App.ownLanguage)) == .on)
    #expect(source.state(of: .language("fr")) == nil)
    source.obey(.language("fr"))
    #expect(!source.isLeft)
    source.obey(.language("de"))
    #expect(source.isLeft)
    source.obey(.restart)
    #expect(asked.languages == ["de", nil])
  }
}
