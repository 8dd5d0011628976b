import Foundation
import Testing
import XCTestAdditions

extension TestPlace {
  /// Adds files to the test's results, if it is one of Swift Testing.
  func attach(_ files: [URL]) {
    guard Test.current != nil else { return }
    for file in files {
      guard let data = try? Data(contentsOf: file) else { continue }
      Attachment.record([UInt8](data), named: file.lastPathComponent, sourceLocation: source)
    }
  }

  /// Whether the test runs for several arguments, in any order.
  var isOfManyCases: Bool { Test.Case.current?.isParameterized == true }
}
