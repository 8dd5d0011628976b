import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// The notifications of the app, its windows and the keyboard.
struct ApplicationNotificationTests {
  private let stage = Stage(size: .smallPhone)

  /// The notifications posted by one object; the observers end with the log.
  private final class Log {
    var names: [String] = []
    var values: [Any?] = []
    nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    init(_ names: [Notification.Name], from object: AnyObject, key: String = "") {
      for name in names {
        let observer = NotificationCenter.default.addObserver(
          forName: name, object: object, queue: nil
        ) { [unowned self] notification in
          nonisolated(unsafe) let value = notification.userInfo?[key]
          let name = notification.name.rawValue
          MainActor.assumeIsolated {
            self.names.append(name)
            self.values.append(value)
          }
        }
        observers.append(observer)
      }
    }

    deinit { observers.forEach(NotificationCenter.default.removeObserver) }
  }

  @Test func `an app posts that it is launched, then that it is active`() {
    final class App: NSObject, UIApplicationDelegate {
      var window: UIWindow?
    }
    let log = Log(
      [
        UIApplication.didBecomeActiveNotification, UIApplication.didFinishLaunchingNotification,
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
        UIApplication.didReceiveMemoryWarningNotification,
      ], from: stage.application)
    #expect(stage.launch(App()))
    #expect(
      log.names == [
        "UIApplicationDidFinishLaunchingNotification", "UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test func `a window posts that it is shown, and that another is in its place`() {
    let first = stage.window
    let log = Log(
      [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification], from: first)
    first.makeKeyAndVisible()
    #expect(log.names == ["UIWindowDidBecomeVisibleNotification"])
    UIWindow(windowScene: stage.windowScene).makeKeyAndVisible()
    #expect(log.names.last == "UIWindowDidBecomeHiddenNotification")
  }

  @Test func `a device posts that it was turned, as long as someone wants that`() {
    stage.window.makeKeyAndVisible()
    let device = stage.perform { UIDevice.current }
    let log = Log([UIDevice.orientationDidChangeNotification], from: device)
    stage.rotate(to: CGSize(width: 480, height: 320), safeAreaInsets: .zero)
    #expect(log.names.count == 1 && stage.perform { device.orientation.isLandscape })
    stage.resize(to: CGSize(width: 500, height: 320), safeAreaInsets: .zero)
    #expect(log.names.count == 1, "it is on its side still")
    let size = CGSize(width: 500, height: 320)
    stage.rotate(to: size, safeAreaInsets: .zero, orientation: .landscapeLeft)
    #expect(log.names.count == 2, "it is on its other side")
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    stage.rotate(to: CGSize(width: 320, height: 480), safeAreaInsets: .zero)
    #expect(log.names.count == 2)
  }

  @Test func `a window posts that it gets the events, and the one before that it does not`() {
    let first = stage.window
    let names = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
    let log = Log(names, from: first)
    first.makeKeyAndVisible()
    #expect(log.names == ["UIWindowDidBecomeKeyNotification"])
    UIWindow(windowScene: stage.windowScene).makeKeyAndVisible()
    #expect(log.names.last == "UIWindowDidResignKeyNotification")
  }

  @Test func `the text size posts its new value`() {
    let key = UIContentSizeCategory.newValueUserInfoKey
    let log = Log([UIContentSizeCategory.didChangeNotification], from: stage.screen, key: key)
    stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(log.names.isEmpty)
    stage.change(traits: UITraitCollection(preferredContentSizeCategory: .small))
    #expect(log.values.first as? UIContentSizeCategory == .small)
  }

  @Test func `the keyboard posts its frame as it comes and goes`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    stage.window.rootViewController = UIViewController()
    stage.window.makeKeyAndVisible()
    stage.window.rootViewController?.view.addSubview(field)
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let log = Log(names, from: stage.screen, key: UIResponder.keyboardFrameEndUserInfoKey)
    let start = Log(names, from: stage.screen, key: UIResponder.keyboardFrameBeginUserInfoKey)
    let times = Log(
      names, from: stage.screen, key: UIResponder.keyboardAnimationDurationUserInfoKey)
    field.becomeFirstResponder()
    #expect(log.names == names.prefix(2).map(\.rawValue))
    field.resignFirstResponder()
    #expect(log.names == names.map(\.rawValue))
    let frame = CGRect(x: 0, y: 480, width: 320, height: 0)
    #expect(log.values.allSatisfy { $0 as? CGRect == frame })
    #expect(start.values.count == 4 && start.values.allSatisfy { $0 as? CGRect == frame })
    #expect(times.values.first as? Double == 0)
  }
}
