/// A letter of the sample mail.
struct MailLetter: Hashable {
  let sender: String
  let subject: String
  let day: String
  let text: String
}
