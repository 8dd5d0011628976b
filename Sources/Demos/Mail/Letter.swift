import Foundation

/// A letter in a list.
struct Letter: Hashable {
  let sender: String
  let subject: String
  var isUnread = false
  var isFlagged = false

  /// The letters that are there, the newest first.
  static let samples = [
    Letter(sender: "Agnes", subject: "The ladder is back", isUnread: true),
    Letter(sender: "Harbour Office", subject: "Your berth from May"),
    Letter(sender: "Milan", subject: "Photographs of the ferry", isFlagged: true),
    Letter(sender: "Library", subject: "Two books are due", isUnread: true),
    Letter(sender: "Rosa", subject: "Sunday, if it does not rain"),
    Letter(sender: "Bicycle Shop", subject: "Ready to be collected"),
    Letter(sender: "Choir", subject: "New songs for the summer"),
    Letter(sender: "Uncle Emil", subject: "How to prune an apple tree"),
  ]

  /// The letters that come when somebody looks for new ones, the first first.
  static let late = [
    Letter(sender: "Post Office", subject: "A parcel for you", isUnread: true),
    Letter(sender: "Agnes", subject: "And thank you for the cake", isUnread: true),
  ]
}
