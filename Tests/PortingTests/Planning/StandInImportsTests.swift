import Testing

@testable import Porting

/// Imports of what the product AppleStandIns has whole.
@Suite struct StandInImportsTests {
  @Test(arguments: [
    ("import os", true), ("import UIKit\r\n  import os.log", true), ("import OSLog", true),
    ("@preconcurrency import UniformTypeIdentifiers", true),
    ("import struct os.Logger", true), ("internal import MobileCoreServices", true),
    ("import UIKit; import os", true), ("import oslo", false), ("import Foundation", false),
    ("let reimport = os", false), ("", false),
  ])
  func `they are found in a source`(source: String, isNeeded: Bool) {
    #expect(StandInImports.isNeeded(by: source) == isNeeded)
  }

  @Test func `a source that is not there needs nothing`() {
    #expect(StandInImports.need(of: ["/none/a.swift"]) == nil)
  }
}
