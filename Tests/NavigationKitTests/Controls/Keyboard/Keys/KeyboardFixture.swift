import Foundation
import Goldens
import NavigationKit

/// A page of fields, with a button at the bottom, on a phone with a keyboard.
final class KeyboardFixture {
  let stage = Stage(
    size: .phone, safeAreaInsets: UIEdgeInsets(top: 47, bottom: 34),
    traits: UITraitCollection(userInterfaceStyle: .light))
  let controller = BarController()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let name = UITextField(frame: CGRect(x: 20, y: 60, width: 350, height: 34))
  let mail = UITextField(frame: CGRect(x: 20, y: 110, width: 350, height: 34))
  let notes = UITextView(frame: CGRect(x: 20, y: 160, width: 350, height: 60))
  private(set) var bottomTaps = 0

  init() {
    stage.hasSoftwareKeyboard = true
    let page: UIView = controller.view
    page.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    page.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 390, height: 1600)
    scrollView.contentInsetAdjustmentBehavior = .never
    (name.placeholder, mail.placeholder) = ("Name", "Mail")
    for field in [name, mail] { field.autocapitalizationType = .none }
    notes.autocapitalizationType = .none
    notes.accessibilityLabel = "Notes"
    let bottom = UIButton(frame: CGRect(x: 95, y: 800, width: 200, height: 40))
    bottom.setTitle("Bottom", for: .normal)
    bottom.addAction(UIAction { [weak self] _ in self?.bottomTaps += 1 }, for: .touchUpInside)
    for view in [name, mail, notes, bottom] { scrollView.addSubview(view) }
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
  }
}

/// A page with a bar above the keyboard of all its texts; none unless set.
final class BarController: UIViewController {
  var bar: UIView?
  override var inputAccessoryView: UIView? { bar }
}

/// The notifications that a stage posts of its keyboard.
final class KeyboardLog {
  /// The names without their common parts.
  private(set) var names: [String] = []
  private(set) var begins: [CGRect] = []
  private(set) var ends: [CGRect] = []
  private(set) var durations: [TimeInterval] = []
  private(set) var curves: [Int] = []
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

  init(_ stage: Stage) {
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: stage.screen, queue: nil) {
          [unowned self] notification in
          nonisolated(unsafe) let notification = notification
          MainActor.assumeIsolated { self.add(notification) }
        })
    }
  }

  deinit { observers.forEach(NotificationCenter.default.removeObserver) }

  private func add(_ notification: Notification) {
    let info = notification.userInfo ?? [:]
    names.append(
      notification.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
        .replacingOccurrences(of: "Notification", with: ""))
    (info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect).map { begins.append($0) }
    (info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect).map { ends.append($0) }
    (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double).map {
      durations.append($0)
    }
    (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int).map { curves.append($0) }
  }
}
