import UIKit

class GoalView: UIView {

    @IBOutlet weak var goalField: UITextField!
    @IBOutlet weak var hintLabel: UILabel!

    /// Told by `perform` when the goal has changed.
    weak var target: NSObject?
    var action: Selector?

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 12
        goalField.text = "\(Settings.goal)"
    }

    @IBAction func goalChanged(_ sender: UITextField) {
        guard let goal = Int(sender.text ?? ""), goal > 0 else {
            hintLabel.text = "A goal is a number of pages."
            return
        }
        hintLabel.text = nil
        Settings.goal = goal
        if let target = target, let action = action, target.responds(to: action) {
            target.perform(action, with: self)
        }
    }
}
