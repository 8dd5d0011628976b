import Testing

@testable import NavigationShell

/// Which looks are audited.
struct AuditedSettingsTests {
  @Test(arguments: [AuditLooks.usual, .pairwise])
  func `what is for pads alone is looked at on no phone`(choice: AuditLooks) {
    let settings = AuditedSettings(choice: choice)
    let looks = settings.looks(hasDoubledTexts: false, isForPad: true)
    #expect(!looks.isEmpty && !looks.contains { $0.device.isPhone })
    #expect(settings.looks(hasDoubledTexts: false).contains { $0.device.isPhone })
  }

  @Test func `a phone that is named counts`() throws {
    let phone = try #require(Device(named: "iphone-8"))
    let settings = AuditedSettings(choice: .usual, devices: [phone])
    #expect(settings.looks(hasDoubledTexts: false, isForPad: true).allSatisfy { $0.device.isPhone })
  }

  @Test func `texts are looked at twice as long on the first device`() {
    let looks = AuditedSettings(choice: .usual).looks(hasDoubledTexts: true)
    #expect(looks.count { $0.language == "double" } == 1)
    #expect(looks.last?.device == looks.first?.device)
  }
}
