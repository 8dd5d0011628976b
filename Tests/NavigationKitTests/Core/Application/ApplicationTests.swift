import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// The properties of the app and the device.
struct ApplicationTests {
  private let stage = Stage(
    size: .phone, safeAreaInsets: UIEdgeInsets(top: 47))
  private var app: UIApplication { stage.application }

  private func show(_ controller: UIViewController = UIViewController()) {
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
  }

  @available(*, deprecated)
  @Test func `an app is active, with a key window, once it is shown`() {
    #expect(app.applicationState == .inactive && app.keyWindow == nil && app.windows.isEmpty)
    show()
    #expect(app.applicationState == .active)
    #expect(app.keyWindow === stage.window && app.windows == [stage.window])
  }

  @available(*, deprecated)
  @Test func `the status bar is as high as the screen's safe area, unless it is hidden`() {
    final class Page: UIViewController {
      var hides = false
      override var prefersStatusBarHidden: Bool { hides }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let page = Page()
    show(page)
    #expect(app.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
    #expect(app.statusBarStyle == .lightContent && !app.isStatusBarHidden)
    let manager = stage.windowScene.statusBarManager
    #expect(manager?.statusBarFrame == app.statusBarFrame)
    #expect(manager === stage.windowScene.statusBarManager)
    #expect(manager?.statusBarStyle == .lightContent && manager?.isStatusBarHidden == false)
    page.hides = true
    #expect(app.statusBarFrame == .zero && app.isStatusBarHidden)
    #expect(manager?.statusBarFrame == .zero && manager?.isStatusBarHidden == true)
  }

  @available(*, deprecated)
  @Test func `an app that sets the status bar's style has it, whatever its controllers prefer`() {
    let page = UINavigationController(rootViewController: UIViewController())
    page.navigationBar.barStyle = .black
    show(page)
    #expect(app.statusBarStyle == .lightContent)
    app.statusBarStyle = .darkContent
    #expect(app.statusBarStyle == .darkContent)
    app.statusBarStyle = .lightContent
    #expect(app.statusBarStyle == .lightContent)
  }

  @available(*, deprecated)
  @Test func `an app that hides the status bar itself decides, whatever its controllers prefer`() {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    show(Hiding())
    #expect(app.isStatusBarHidden)
    app.isStatusBarHidden = false
    #expect(!app.isStatusBarHidden)
    app.setStatusBarHidden(true, with: .none)
    app.setStatusBarStyle(.lightContent, animated: true)
    #expect(app.isStatusBarHidden && app.statusBarStyle == .lightContent)
  }

  @available(*, deprecated)
  @Test func `a status bar that the app hides slides or fades`() throws {
    stage.chrome = ScreenChrome(statusBar: StatusBar())
    show()
    stage.settle()
    let bar = stage.chromeWindow?.statusBar
    app.setStatusBarHidden(true, with: .slide)
    stage.advance(by: 0.1)
    let sliding = try #require(bar)
    #expect(sliding.presentedFrame(at: stage.now).minY < 0)
    #expect(!stage.isSettled)
    stage.settle()
    app.setStatusBarHidden(false, with: .none)
    stage.advance(by: 0)
    #expect(stage.isSettled && bar?.frame.minY == 0)
  }

  @available(*, deprecated)
  @Test func `a link is opened the former way, and the app may say that it loads`() throws {
    let page = try #require(URL(string: "https://example.org"))
    #expect(!app.openURL(page))
    stage.onLink = { _ in true }
    #expect(app.openURL(page))
    let settings = try #require(URL(string: UIApplication.openSettingsURLString))
    #expect(!app.canOpenURL(settings))
    app.isNetworkActivityIndicatorVisible = true
    #expect(app.isNetworkActivityIndicatorVisible)
  }

  @Test func `subclasses of the app open links themselves`() throws {
    final class Opener: UIApplication {
      var opened: [String] = []
      override func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
      ) { opened.append(url.absoluteString) }
      override func canOpenURL(_ url: URL) -> Bool { true }
    }
    let opener = Opener()
    opener.open(try #require(URL(string: "app:one")))
    #expect(opener.opened == ["app:one"])
  }

  @available(*, deprecated)
  @Test func `the device and its orientation`() {
    show()
    var seen: [String] = []
    func look() {
      stage.perform {
        let device = UIDevice.current
        seen.append("\(device.model) \(device.systemName) \(device.orientation)")
      }
      seen.append("\(app.statusBarOrientation)")
    }
    look()
    stage.resize(to: CGSize(width: 1180, height: 820), safeAreaInsets: .zero)
    look()
    #expect(
      seen == [
        "iPhone iOS portrait", "portrait", "iPad iPadOS landscapeLeft", "landscapeRight",
      ])
    #expect(UIDevice.current.orientation == .unknown)
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.name == "iPhone")
    #expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isPortrait)
    #expect(UIDeviceOrientation.landscapeLeft.isLandscape)
    #expect(!UIDeviceOrientation.faceDown.isValidInterfaceOrientation)
  }

  @Test func `links open where the host opens them, and the app is told`() throws {
    let page = try #require(URL(string: "https://example.org"))
    let other = try #require(URL(string: "app-settings:"))
    var results: [Bool] = []
    app.open(page) { results.append($0) }
    #expect(!app.canOpenURL(page) && results == [false])
    var opened: [URL] = []
    stage.onLink = {
      opened.append($0)
      return true
    }
    app.open(page, options: [:]) { results.append($0) }
    app.open(other) { results.append($0) }
    #expect(opened == [page] && results == [false, true, false])
    #expect(app.canOpenURL(page) && !app.canOpenURL(other))
  }

  @Test func `the text size`() {
    stage.change(traits: UITraitCollection(preferredContentSizeCategory: .small))
    #expect(app.preferredContentSizeCategory == .small)
  }

  @Test func `a controller that should not rotate keeps the screen as it is`() {
    final class Fixed: UIViewController {
      override var shouldAutorotate: Bool { false }
    }
    show(Fixed())
    let wide = CGSize(width: 844, height: 390)
    #expect(!stage.canRotate(to: wide) && stage.wantedOrientation == nil)
    stage.window.rootViewController = UIViewController()
    #expect(stage.canRotate(to: wide))
  }

  @Test func `a presentation that captures the status bar decides on it`() {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let root = UIViewController()
    show(root)
    let over = Hiding()
    over.modalPresentationStyle = .overFullScreen
    root.present(over, animated: false)
    stage.settle()
    #expect(!stage.window.isStatusBarHidden)
    over.modalPresentationCapturesStatusBarAppearance = true
    #expect(stage.window.isStatusBarHidden)
  }

  @Test func `index paths of both kinds have rows and sections`() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.section == 2)
    #expect(NSIndexPath(item: 4, section: 1).item == 4)
  }

  @Test func `a format is filled`() {
    #expect(NSString.localizedStringWithFormat("%d of %@", 3, "five") == "3 of five")
  }

  @available(*, deprecated)
  @Test func `the former wheels have today's sizes and their own colours`() {
    #expect(UIActivityIndicatorView(style: .gray).frame.width == 20)
    let white = UIActivityIndicatorView(style: .whiteLarge)
    #expect(white.frame.width == 37 && white.color == .white)
    #expect(UIActivityIndicatorView(style: .white).color == .white)
    #expect(UIActivityIndicatorView(style: .gray).color != .white)
    white.color = .red
    #expect(white.color == .red)
  }
}
