import UIKit

class TipsViewController: UIViewController {

    @IBOutlet weak var tipLabel: UILabel!
    @IBOutlet weak var pageControl: UIPageControl!

    private let tips = [
        "Water in the morning, before the sun is high.",
        "Beans like a pole to climb on.",
        "Let one lettuce flower: the bees will thank you."
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        pageControl.numberOfPages = tips.count
        show(0)
    }

    private func show(_ number: Int) {
        pageControl.currentPage = number
        tipLabel.text = tips[number]
    }

    @IBAction func nextTip(_ recognizer: UISwipeGestureRecognizer) {
        show(min(pageControl.currentPage + 1, tips.count - 1))
    }

    @IBAction func previousTip(_ recognizer: UISwipeGestureRecognizer) {
        show(max(pageControl.currentPage - 1, 0))
    }

    @IBAction func pageChanged(_ sender: UIPageControl) {
        show(sender.currentPage)
    }
}
