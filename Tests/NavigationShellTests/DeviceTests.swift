import Foundation
import Testing

@testable import NavigationShell

@Suite struct DeviceTests {
  @Test func `a name finds the device with its edges`() throws {
    let device = try #require(Device(named: "iphone-12"))
    #expect(device.size == CGSize(width: 390, height: 844))
    #expect(device.scale == 3)
    #expect(device.safeAreaInsets == UIEdgeInsets(top: 47, bottom: 34))
  }

  @Test func `a device on its side has other edges`() throws {
    let phone = try #require(Device(named: "iphone-12"))
    #expect(phone.safeAreaInsets(in: phone.size) == phone.safeAreaInsets)
    #expect(
      phone.safeAreaInsets(in: CGSize(width: 844, height: 390))
        == UIEdgeInsets(left: 47, bottom: 21, right: 47))
    let old = try #require(Device(named: "iphone-8"))
    #expect(old.safeAreaInsets(in: CGSize(width: 667, height: 375)) == .zero)
    let pad = try #require(Device(named: "ipad-10"))
    #expect(pad.safeAreaInsets(in: CGSize(width: 1180, height: 820)) == pad.safeAreaInsets)
  }

  @Test func `any size makes a device without edges`() throws {
    let device = try #require(Device(named: "500x250.5@1.5"))
    #expect(device.size == CGSize(width: 500, height: 250.5))
    #expect(device.scale == 1.5)
    #expect(device.safeAreaInsets == .zero)
    #expect(try #require(Device(named: "500x300")).scale == 2)
  }

  @Test(arguments: [
    "", "phone", "500", "500x", "x500", "500x500@", "500x500@9", "500x500@nan", "0x500", "-5x500",
    "500x500x500", "99999x500", "500x500@2@2", "infx500",
  ])
  func `what is neither is no device`(name: String) {
    #expect(Device(named: name) == nil)
  }

  @Test func `every device of the list is found by its name, and by that alone`() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all { #expect(Device(named: device.name) == device) }
  }
}
