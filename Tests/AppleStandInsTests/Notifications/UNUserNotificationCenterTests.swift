import Testing

@testable import AppleStandIns

/// Requests for notifications, which are kept.
@MainActor @Suite(.serialized) struct UNUserNotificationCenterTests {
  private let center = UNUserNotificationCenter()

  private func request(_ identifier: String, _ title: String = "a") -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    return UNNotificationRequest(
      identifier: identifier, content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false))
  }

  @Test func `leave is granted after the call`() async {
    var granted: Bool?
    center.requestAuthorization(options: [.alert]) { answer, _ in granted = answer }
    #expect(granted == nil)
    await finishMainQueue()
    #expect(granted == true)
    #expect(await center.notificationSettings().authorizationStatus == .authorized)
  }

  @Test func `requests are kept, replaced and removed`() async throws {
    try await center.add(request("1"))
    try await center.add(request("2"))
    try await center.add(request("1", "b"))
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["2", "1"])
    #expect(await center.pendingNotificationRequests().map(\.content.title) == ["a", "b"])
    center.removePendingNotificationRequests(withIdentifiers: ["2"])
    #expect(await center.pendingNotificationRequests().count == 1)
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func `what a request says stays as it was`() {
    let content = UNMutableNotificationContent()
    content.title = "before"
    let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
    content.title = "after"
    #expect(request.content.title == "before")
  }

  @Test func `a line says what is asked for`() {
    #expect(request("1").line == "notification 1 in 5 s: a")
    var time = DateComponents()
    (time.hour, time.minute) = (7, 30)
    let content = UNMutableNotificationContent()
    (content.title, content.body) = ("Alarm", "Wake up")
    let daily = UNNotificationRequest(
      identifier: "2", content: content,
      trigger: UNCalendarNotificationTrigger(dateMatching: time, repeats: true))
    #expect(daily.line == "notification 2 whenever it is hour 7, minute 30: Alarm – Wake up")
  }
}
