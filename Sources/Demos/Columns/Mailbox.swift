/// A box of letters.
struct Mailbox: Hashable {
  let title: String
  let symbol: String
  let letters: [MailLetter]

  /// The sample mail.
  static let all = [
    Mailbox(title: "Inbox", symbol: "tray", letters: [ferry, garden, kite, choir, bread]),
    Mailbox(title: "Flagged", symbol: "flag", letters: [garden, choir]),
    Mailbox(title: "Sent", symbol: "paperplane", letters: [reply]),
    Mailbox(title: "Bin", symbol: "trash", letters: []),
  ]

  private static let ferry = MailLetter(
    sender: "Harbour Office", subject: "The ferry leaves earlier", day: "Today",
    text: "From Monday on the first ferry to the island leaves at 6:40 and not at 7:10. "
      + "The last one back stays as it is. Bicycles travel free of charge until the end of the month."
  )
  private static let garden = MailLetter(
    sender: "Ada Moreno", subject: "Seeds for the garden", day: "Today",
    text: "I have put aside beans, two kinds of kale and the blue poppies you asked for. "
      + "Come by on Saturday before ten, later I am at the market.")
  private static let kite = MailLetter(
    sender: "Jonas Vik", subject: "A kite in the pine", day: "Yesterday",
    text: "The red one hangs in the tall pine behind the school. The caretaker has a ladder.")
  private static let choir = MailLetter(
    sender: "Village Choir", subject: "Rehearsal moves to the hall", day: "Yesterday",
    text: "The church is being painted, so we sing in the hall this week. "
      + "Altos at six, everybody else at half past.")
  private static let bread = MailLetter(
    sender: "Mill & Oven", subject: "Your order is baked", day: "Sunday",
    text: "Two loaves of rye and one of spelt wait for you until four o’clock.")
  private static let reply = MailLetter(
    sender: "To Ada Moreno", subject: "Re: Seeds for the garden", day: "Today",
    text: "Saturday at nine, then. I bring the strawberries.")
}
