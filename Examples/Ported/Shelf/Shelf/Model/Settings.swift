import Foundation

enum Settings {
    static let goalKey = "pagesGoal"

    static var goal: Int {
        get { return UserDefaults.standard.integer(forKey: goalKey) }
        set { UserDefaults.standard.setValue(newValue, forKey: goalKey) }
    }
}
