import Foundation
import NavigationKit
import Testing

/// Values by their names in Core Foundation, and numbers as objects.
struct CoreFoundationTests {
  private let key: CFString = "size"

  @Test func `values of Core Foundation are Swift's`() {
    let size: CGFloat = 2.5
    let values = [key: size, "on": kCFBooleanTrue as Any, "text": "a" as CFString] as CFDictionary
    let found = values as? [String: Any]
    #expect(found?[key as String] as? CGFloat == 2.5)
    #expect(found?["on"] as? Bool == true && found?["text"] as? String == "a")
    #expect((values as NSDictionary)["on"] as? NSNumber == 1)
    #expect((Data([1, 2]) as CFData).count == 2)
  }

  @Test func `a number is any of its types`() {
    let number: Any = NSNumber(value: 3)
    #expect(number as? CGFloat == 3 && number as? Double == 3 && number as? Int == 3)
    #expect((CGFloat(1.5) as Any) as? NSNumber == 1.5)
    #expect(("3" as Any) as? CGFloat == nil)
  }
}
