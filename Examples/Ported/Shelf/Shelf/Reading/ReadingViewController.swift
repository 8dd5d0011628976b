import UIKit

class ReadingViewController: UIViewController {

    @IBOutlet weak var ringView: RingView!
    @IBOutlet weak var summaryLabel: UILabel!
    @IBOutlet weak var goalContainer: UIView!

    private var observation: NSKeyValueObservation?

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = "Reading"
        tabBarItem = UITabBarItem(title: "Reading", image: UIImage(systemName: "chart.bar"), tag: 1)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        hideKeyboardOnTap()
        addGoalView()
        observation = Shelf.shared.observe(\.pagesRead, options: [.initial]) { [weak self] _, _ in
            self?.update()
        }
    }

    private func addGoalView() {
        let goalView: GoalView = GoalView.fromNib()
        goalView.target = self
        goalView.action = NSSelectorFromString("goalViewDidChange:")
        goalView.frame = goalContainer.bounds
        goalView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        goalContainer.addSubview(goalView)
    }

    @objc func goalViewDidChange(_ goalView: GoalView) {
        update()
    }

    private func update() {
        let pages = Shelf.shared.pagesRead
        ringView.total = Settings.goal
        ringView.setValue(min(pages, Settings.goal), forKey: #keyPath(RingView.value))
        summaryLabel.text = "\(pages) of \(Settings.goal) pages this week"
    }
}
