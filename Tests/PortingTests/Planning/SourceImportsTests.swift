import Testing
import XcodeProject

@testable import Porting

/// The imports of sources, and those of them that other products have.
@Suite struct SourceImportsTests {
  @Test(
    arguments: [
      ("import os", ["os"]), ("import UIKit\r\n  import os.log", ["UIKit", "os"]),
      ("@preconcurrency import UniformTypeIdentifiers", ["UniformTypeIdentifiers"]),
      ("import struct os.Logger", ["os"]),
      ("internal import MobileCoreServices", ["MobileCoreServices"]),
      ("import UIKit; import os", ["UIKit", "os"]), ("import oslo", ["oslo"]),
      ("let reimport = os", []), ("", []),
    ] as [(String, [String])])
  func `imports are found in a source`(source: String, modules: [String]) {
    #expect(SourceImports.modules(in: source) == Set(modules))
  }

  @Test func `a source that is not there imports nothing`() {
    #expect(SourceImports.modules(of: ["/none/a.swift"]).isEmpty)
  }

  @Test(arguments: ["os", "OSLog", "UniformTypeIdentifiers", "MobileCoreServices", "ImageIO"])
  func `AppleStandIns has some frameworks whole`(framework: String) {
    #expect(StandInImports.need(for: ["UIKit", framework]) == .basic)
    #expect(StandInImports.need(for: ["UIKit", "oslo"]) == nil)
  }

  @Test func `Combine is OpenCombine, for who imports it`() {
    #expect(PackageProduct.substitutes(for: ["UIKit", "Combine"]) == [.openCombine])
    #expect(PackageProduct.substitutes(for: ["UIKit"]).isEmpty)
  }
}
