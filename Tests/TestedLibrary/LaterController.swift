import Foundation
import NavigationShell

/// A page on which things come and go with time, and that tells how the app was launched.
final class LaterController: UIViewController {
  private let note = UILabel()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Later"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let arguments = UILabel()
    arguments.text =
      "user \(UserDefaults.standard.string(forKey: "user") ?? "none"), "
      + "mode \(ProcessInfo.processInfo.environment["MODE"] ?? "none"), "
      + (CommandLine.arguments.contains("-reset") ? "reset" : "kept")
    arguments.accessibilityIdentifier = "launch"
    note.isHidden = true
    note.text = "Saved"
    let save = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() })
    let load = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Load") { [weak self] _ in self?.load() })
    let stack = UIStackView(arrangedSubviews: [arguments, save, load, note])
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 140, width: 300, height: 200)
    view.addSubview(stack)
  }

  /// Says "Loaded" once another thread is done.
  private func load() {
    Task {
      note.text = await Task.detached { "Loaded" }.value
      note.isHidden = false
    }
  }

  /// Says "Saved" after two seconds, for two seconds.
  private func save() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      self?.note.isHidden = false
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self?.note.isHidden = true }
    }
  }
}
