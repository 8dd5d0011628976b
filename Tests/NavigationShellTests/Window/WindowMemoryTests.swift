import Foundation
import Goldens
import SDLShell
import Testing

@testable import NavigationShell

/// Remembered zooms and positions, and files that are left alone.
struct WindowMemoryTests {
  private let folder: TemporaryFolder
  private let phone: Device
  private let older: Device
  private var file: URL {
    folder.url.appending(path: "\(Program.name)/windows.json")
  }
  private var memory: WindowMemory? {
    WindowMemory(environment: ["XDG_STATE_HOME": folder.url.path])
  }

  init() throws {
    folder = try TemporaryFolder()
    phone = try #require(Device(named: "iphone-15"))
    older = try #require(Device(named: "iphone-8"))
  }

  private func put(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func `each device has its own, on its side the same`() throws {
    #expect(memory?.zoom(of: phone) == nil)
    memory?.keep(.factor(0.67), of: phone)
    memory?.keep(.fit, of: .window)
    #expect(memory?.zoom(of: phone.onItsSide) == .factor(0.67))
    #expect(memory?.zoom(of: .window) == .fit)
    #expect(memory?.zoom(of: older) == nil)
    memory?.keep(.factor(2), of: phone.onItsSide)
    #expect(memory?.zoom(of: phone) == .factor(2))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(names == ["windows.json"])
  }

  @Test func `zoom and position are kept beside each other`() {
    memory?.keep(CGPoint(x: -20, y: 40), of: phone)
    #expect(memory?.zoom(of: phone) == nil)
    memory?.keep(.pixels, of: phone)
    memory?.keep(CGPoint(x: 5, y: 6), of: older)
    #expect(memory?.zoom(of: phone) == .pixels)
    #expect(memory?.position(of: phone.onItsSide) == CGPoint(x: -20, y: 40))
    #expect(memory?.position(of: older) == CGPoint(x: 5, y: 6))
    #expect(memory?.position(of: .window) == nil)
  }

  @Test(arguments: ["", "{", "[]", "{\"iphone-15\": 3}", String(repeating: " ", count: 70_000)])
  func `what is no such file is passed over and left alone`(text: String) throws {
    try put(text)
    #expect(memory?.zoom(of: phone) == nil)
    memory?.keep(.factor(2), of: phone)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `an entry that is no zoom is passed over, the others count`() throws {
    try put(
      "{\"iphone-15\": {\"zoom\": \"huge\", \"position\": [1]}, \"iphone-8\": {\"zoom\": \"50%\"}}")
    #expect(memory?.position(of: phone) == nil)
    #expect(memory?.zoom(of: phone) == nil)
    #expect(memory?.zoom(of: older) == .factor(0.5))
  }

  @Test func `a place that cannot be written to stops nothing`() throws {
    try Data().write(to: folder.url.appending(path: Program.name))
    memory?.keep(.factor(2), of: phone)
    #expect(memory?.zoom(of: phone) == nil)
    #expect(WindowMemory(environment: [:]) == nil)
    #expect(WindowMemory(environment: ["XDG_STATE_HOME": "here", "HOME": "there"]) == nil)
  }

  @Test func `a pipe in its place is neither read nor replaced`() throws {
    try put("")
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
    memory?.keep(.factor(2), of: phone)
    #expect(memory?.zoom(of: phone) == nil)
    let facts = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(facts[.type] as? FileAttributeType != .typeRegular)
  }
}
