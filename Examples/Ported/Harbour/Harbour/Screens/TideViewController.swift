import UIKit
import HarbourModel

class TideViewController: UIViewController {

    private let tide = Tide(period: 12)
    private let progressView = UIProgressView(progressViewStyle: .default)
    private let label = UILabel()
    private let button = UIButton(type: .system)
    private var timer: Timer?
    private var seconds: TimeInterval = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Tide", comment: "Title of the tide")
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        button.addTarget(self, action: #selector(TideViewController.toggle(sender:)), for: .touchUpInside)
        label.font = .monospacedDigitSystemFont(ofSize: 34, weight: .light)
        label.accessibilityIdentifier = "level"

        let stack = UIStackView(arrangedSubviews: [label, progressView, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            progressView.widthAnchor.constraint(equalTo: stack.widthAnchor)
        ])
        showLevel()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
        timer = nil
    }

    @objc func toggle(sender: UIButton) {
        if let running = timer {
            running.invalidate()
            timer = nil
        } else {
            timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
        }
        showLevel()
    }

    @objc private func tick(_ timer: Timer) {
        seconds += timer.timeInterval
        showLevel()
    }

    private func showLevel() {
        let level = tide.level(after: seconds)
        label.text = String(format: "%.2f m", level * 4)
        progressView.setProgress(level, animated: false)
        let title = timer == nil
            ? NSLocalizedString("Start", comment: "Starts the tide")
            : NSLocalizedString("Stop", comment: "Stops the tide")
        button.setTitle(title, for: .normal)
    }
}
