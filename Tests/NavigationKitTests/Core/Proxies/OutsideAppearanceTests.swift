import Foundation
import Goldens
import NavigationKit
import Testing

/// Proxies, and the app around them, in code outside of stages, such as at the start of a test.
///
/// Values set there hold for all of the process, so that each test has a process of its own.
struct OutsideAppearanceTests {
  private nonisolated static func bar(on stage: Stage) -> UINavigationBar {
    MainActor.assumeIsolated {
      let bar = UINavigationBar()
      stage.window.addSubview(bar)
      stage.settle()
      return bar
    }
  }

  @Test func `a stage starts with what was said before it showed anything`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        UINavigationBar.appearance().tintColor = .systemRed
        let stage = Stage(size: .phone)
        UINavigationBar.appearance().barTintColor = .systemGreen
        let bar = Self.bar(on: stage)
        precondition(bar.tintColor == .systemRed && bar.barTintColor == .systemGreen)
      }
    }
  }

  @Test func `stages never learn of each other, nor of what is said later`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        UINavigationBar.appearance().tintColor = .systemRed
        let one = Stage(size: .phone)
        _ = Self.bar(on: one)
        one.perform { UINavigationBar.appearance().tintColor = .systemGreen }
        UINavigationBar.appearance().tintColor = .systemBlue
        let two = Stage(size: .phone)
        precondition(Self.bar(on: one).tintColor == .systemGreen)
        precondition(Self.bar(on: two).tintColor == .systemBlue)
        one.endApp()
        precondition(Self.bar(on: one).tintColor == .systemBlue, "the next app starts anew")
      }
    }
  }

  @Test func `a proxy remembers what it was given, in containers and for traits too`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .red
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        UILabel.appearance(for: dark).textColor = .green
        precondition(
          UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor == .red)
        let stage = Stage(size: .phone)
        let bar = Self.bar(on: stage)
        let label = UILabel()
        bar.addSubview(label)
        precondition(label.textColor == .red)
        let other = UILabel()
        stage.window.addSubview(other)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.settle()
        precondition(other.textColor == .green)
      }
    }
  }

  @Test func `outside of stages there is one app, screen, device and pasteboard`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        precondition(UIApplication.shared === UIApplication.shared)
        precondition(UIScreen.main === UIScreen.main && UIDevice.current === UIDevice.current)
        precondition(UIMenuController.shared === UIMenuController.shared)
        UIPasteboard.general.string = "copied"
        precondition(UIPasteboard.general.string == "copied")
        UIApplication.shared.isIdleTimerDisabled = true
        let stage = Stage(size: .phone)
        stage.perform {
          precondition(UIPasteboard.general.string == nil)
          precondition(!UIApplication.shared.isIdleTimerDisabled)
        }
        precondition(UIApplication.shared.isIdleTimerDisabled)
      }
    }
  }
}
