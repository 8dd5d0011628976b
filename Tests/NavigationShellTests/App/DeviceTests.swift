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
    let names = Set(Device.inEveryOrientation.map(\.name))
    #expect(names.count == Device.all.count * 2)
    for device in Device.inEveryOrientation { #expect(Device(named: device.name) == device) }
  }

  @Test func `on its side a device has the other length, edges and name`() throws {
    let device = try #require(Device(named: "iphone-15-landscape"))
    #expect(device.size == CGSize(width: 852, height: 393))
    #expect(device.safeAreaInsets == UIEdgeInsets(left: 59, bottom: 21, right: 59))
    #expect(device.safeAreaInsets(in: CGSize(width: 393, height: 852)).top == 59)
    #expect(device.chrome.cutOut == .island)
  }

  @Test(arguments: [
    ("iphone-se", "375×667 @2 | 20 0 0 0 | 44 44 | compact × regular"),
    ("iphone-8", "375×667 @2 | 20 0 0 0 | 44 44 | compact × regular"),
    ("iphone-8-landscape", "667×375 @2 | 0 0 0 0 | 32 32 | compact × compact"),
    ("iphone-8-plus", "414×736 @3 | 20 0 0 0 | 44 44 | compact × regular"),
    ("iphone-8-plus-landscape", "736×414 @3 | 0 0 0 0 | 44 44 | regular × compact"),
    ("iphone-x", "375×812 @3 | 44 0 34 0 | 44 44 | compact × regular"),
    ("iphone-x-landscape", "812×375 @3 | 0 44 21 44 | 32 32 | compact × compact"),
    ("iphone-12", "390×844 @3 | 47 0 34 0 | 44 44 | compact × regular"),
    ("iphone-12-landscape", "844×390 @3 | 0 47 21 47 | 32 32 | compact × compact"),
    ("iphone-15", "393×852 @3 | 59 0 34 0 | 44 44 | compact × regular"),
    ("iphone-15-landscape", "852×393 @3 | 0 59 21 59 | 32 32 | compact × compact"),
    ("iphone-15-pro-max", "430×932 @3 | 59 0 34 0 | 44 44 | compact × regular"),
    ("iphone-15-pro-max-landscape", "932×430 @3 | 0 59 21 59 | 44 44 | regular × compact"),
    ("ipad-9.7", "768×1024 @2 | 20 0 0 0 | 50 50 | regular × regular"),
    ("ipad-9.7-landscape", "1024×768 @2 | 20 0 0 0 | 50 50 | regular × regular"),
    ("ipad-12.9", "1024×1366 @2 | 24 0 20 0 | 50 50 | regular × regular"),
    ("ipad-12.9-landscape", "1366×1024 @2 | 24 0 20 0 | 50 50 | regular × regular"),
  ])
  func `a screen gives an app so much`(name: String, expected: String) throws {
    let facts = ScreenFacts(of: try #require(Device(named: name)))
    let edges = ["top", "left", "bottom", "right"].map { "\(Int(facts.safeAreaInsets[$0] ?? -1))" }
    let text =
      "\(Int(facts.width))×\(Int(facts.height)) @\(Int(facts.scale)) | "
      + "\(edges.joined(separator: " ")) | "
      + "\(Int(facts.navigationBarHeight)) \(Int(facts.toolbarHeight)) | "
      + "\(facts.horizontalSizeClass) × \(facts.verticalSizeClass)"
    #expect(text == expected)
  }

  @Test func `every device has a physical size, in landscape too, and the window has none`() {
    for device in Device.inEveryOrientation where device.uprightName != Device.window.name {
      #expect(device.pointsPerInch ?? 0 > 100, "\(device.name)")
    }
    #expect(Device.window.pointsPerInch == nil)
  }

  @Test func `every device that has a status bar has room for it`() {
    for device in Device.all {
      #expect((device.chrome.statusBar != nil) == (device.safeAreaInsets.top > 0))
      #expect(device.chrome.hasHomeIndicator == (device.safeAreaInsets.bottom > 0))
    }
  }

  @Test(arguments: [
    ("iphon-15", "did you mean iphone-15?"), ("IPHONE-8", "did you mean iphone-8?"),
    ("ipad-129", "did you mean ipad-12.9?"),
    ("iphone-x-landscap", "did you mean iphone-x-landscape?"), ("toaster", "list names them"),
    ("5x5", "100 to 4096"), ("500x500@9", "0.5 to 4"), ("", "list names them"),
  ])
  func `a mistake is answered with the cure`(name: String, cure: String) {
    #expect(Device.complaint(about: name).contains(cure))
  }
}
