import Foundation
import Goldens
import Testing

@testable import NavigationShell

/// Whether a file is complete, which decides when a change of it is taken up.
struct FileLeaseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a file is written for as long as somebody has it open for that`() throws {
    let path = folder.path("program")
    try Data("half".utf8).write(to: URL(fileURLWithPath: path))
    #expect(!FileLease.isWritten(path))
    let linker = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    #expect(FileLease.isWritten(path))
    try linker.close()
    #expect(!FileLease.isWritten(path))
  }

  @Test func `a file that is read, or is not there, is not written`() throws {
    let path = folder.path("program")
    #expect(!FileLease.isWritten(path))
    try Data("whole".utf8).write(to: URL(fileURLWithPath: path))
    let reader = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    #expect(!FileLease.isWritten(path))
    try reader.close()
  }
}
