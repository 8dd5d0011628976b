/// A page on which a person writes a mail.
///
/// Nothing can be sent here, and ``canSendMail()`` says so; one that is presented all the same is
/// a labelled page that is cancelled.
open class MFMailComposeViewController: UINavigationController {
  /// Is told how it ended; it takes the page away.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var subject = ""
  private var recipients: [String] = []

  /// Whether mails can be sent: no.
  open class func canSendMail() -> Bool { false }

  /// Sets what the mail is about.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Sets to whom it goes.
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  /// Sets to whom a copy goes; here nothing is done with it.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets to whom a hidden copy goes; here nothing is done with it.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets what it says; here nothing is done with it.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file; here nothing is done with it.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    let texts = [recipients.joined(separator: ", "), subject].filter { !$0.isEmpty }
    showPlaceholder(
      symbol: "envelope", name: "Mail", detail: texts.joined(separator: " · ")
    ) { [weak self] in
      guard let self else { return }
      mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
  }
}
