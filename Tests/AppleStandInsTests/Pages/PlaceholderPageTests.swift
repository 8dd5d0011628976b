import AppleStandIns
import Testing

/// Pages that offer nothing but to leave.
@MainActor @Suite struct PlaceholderPageTests {
  private final class Delegate: NSObject, MPMediaPickerControllerDelegate,
    MFMailComposeViewControllerDelegate, PHPickerViewControllerDelegate,
    SFSafariViewControllerDelegate
  {
    var calls: [String] = []
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { calls.append("media") }
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) { calls.append("mail \(result == .cancelled)") }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      calls.append("photos \(results.count)")
    }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      calls.append("browser")
    }
  }

  private let delegate = Delegate()

  private func leave(_ page: UIViewController) throws {
    page.loadViewIfNeeded()
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    let button = try #require(all(in: page.view).compactMap { $0 as? UIButton }.last)
    button.sendActions(for: .primaryActionTriggered)
  }

  @Test func `leaving is told to the delegate`() throws {
    let media = MPMediaPickerController(mediaTypes: .anyAudio)
    media.delegate = delegate
    try leave(media)
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = delegate
    try leave(mail)
    let photos = PHPickerViewController(configuration: PHPickerConfiguration())
    photos.delegate = delegate
    try leave(photos)
    let browser = SFSafariViewController(url: URL(fileURLWithPath: "/"))
    browser.delegate = delegate
    try leave(browser)
    #expect(delegate.calls == ["media", "mail true", "photos 0", "browser"])
  }

  @Test func `nothing can be sent, and nobody be made sure of`() async {
    #expect(!MFMailComposeViewController.canSendMail())
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == -6 && LAContext().biometryType == .none)
    await #expect(throws: LAError(.biometryNotAvailable)) {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "")
    }
  }

  @Test func `leave is granted for pictures, contacts and dates`() async {
    var granted: [Bool] = []
    PHPhotoLibrary.requestAuthorization { granted.append($0 == .authorized) }
    CNContactStore().requestAccess(for: .contacts) { answer, _ in granted.append(answer) }
    EKEventStore().requestAccess(to: .event) { answer, _ in granted.append(answer) }
    await finishMainQueue()
    #expect(granted == [true, true, true])
  }
}
