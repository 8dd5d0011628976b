import Foundation
public import XCTest

extension XCTestCase {
  /// Keeps a file with the test: at once, or once the test has failed, as its ``XCTAttachment/lifetime``
  /// says; see ``TestArtifacts``.
  public func add(_ attachment: XCTAttachment) {
    guard attachment.lifetime == .deleteOnSuccess else { return attachment.write(of: name) }
    let test = name
    addTeardownBlock { [weak self] in
      if self?.testRun?.hasSucceeded == false { attachment.write(of: test) }
    }
  }
}

extension XCTAttachment {
  /// Writes the file into the folder of a test or an activity; one without a name gets one of its own.
  func write(of test: String) {
    let stem = name ?? UUID().uuidString
    let ending = pathExtension
    let isNamed = ending.isEmpty || stem.hasSuffix(".\(ending)")
    TestArtifacts.write(contents, named: isNamed ? stem : "\(stem).\(ending)", of: test)
  }
}
