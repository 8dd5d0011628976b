/// A message of a chat.
struct ChatMessage {
  let text: String
  /// Whether the user sent it.
  let isOwn: Bool

  static let samples = [
    ChatMessage(text: "Are you coming to the lake on Saturday?", isOwn: false),
    ChatMessage(text: "Yes! Shall I bring the tent?", isOwn: true),
    ChatMessage(
      text: "Please do. The forecast says rain in the evening, and last time the two of us sat "
        + "under one umbrella until midnight.", isOwn: false),
    ChatMessage(text: "I remember.", isOwn: true),
  ]
}
