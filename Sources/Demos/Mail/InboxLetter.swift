/// A letter in a list.
struct InboxLetter: Hashable {
  let sender: String
  let subject: String
  var isUnread = false
  var isFlagged = false

  /// The letters in the inbox at the start, the newest first.
  static let samples = [
    InboxLetter(sender: "Agnes", subject: "The ladder is back", isUnread: true),
    InboxLetter(sender: "Harbour Office", subject: "Your berth from May"),
    InboxLetter(sender: "Milan", subject: "Photographs of the ferry", isFlagged: true),
    InboxLetter(sender: "Library", subject: "Two books are due", isUnread: true),
    InboxLetter(sender: "Rosa", subject: "Sunday, if it does not rain"),
    InboxLetter(sender: "Bicycle Shop", subject: "Ready to be collected"),
    InboxLetter(sender: "Choir", subject: "New songs for the summer"),
    InboxLetter(sender: "Uncle Emil", subject: "How to prune an apple tree"),
  ]

  /// The letters that arrive at each refresh, in this order.
  static let late = [
    InboxLetter(sender: "Post Office", subject: "A parcel for you", isUnread: true),
    InboxLetter(sender: "Agnes", subject: "And thank you for the cake", isUnread: true),
  ]
}
