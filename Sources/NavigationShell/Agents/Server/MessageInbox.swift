import Foundation
import Scenario
import Synchronization

/// Reads lines in a thread of its own, and keeps them until it is their turn.
nonisolated final class MessageInbox: Sendable {
  /// The longest line, in bytes: far more than a call has.
  static let maximumLine = 4 << 20

  /// A line, or that one was too long.
  enum Item: Sendable {
    case line(Data)
    case tooLong
  }

  private let items = Mutex<[Item]>([])
  private let arrivals = DispatchSemaphore(value: 0)
  private let cancellations: Cancellations

  /// Reads a descriptor to its end.
  init(reading descriptor: Int32, cancellations: Cancellations) {
    self.cancellations = cancellations
    Thread.detachNewThread { [self] in read(descriptor) }
  }

  /// Waits for the next line; nil once all are taken.
  func next() -> Item? {
    arrivals.wait()
    return items.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  private func read(_ descriptor: Int32) {
    var (line, isTooLong) = (Data(), false)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for part in bytes[..<count].split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).enumerated() {
        if part.offset > 0 {
          add(line, isTooLong: isTooLong)
          (line, isTooLong) = (Data(), false)
        }
        if line.count + part.element.count > Self.maximumLine { (line, isTooLong) = (Data(), true) }
        if !isTooLong { line += part.element }
      }
    }
    add(line, isTooLong: isTooLong)
    // A turn without a line is the end.
    arrivals.signal()
  }

  private func add(_ line: Data, isTooLong: Bool) {
    guard isTooLong || !line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") })
    else { return }
    if !isTooLong, let id = Self.cancelled(by: line) { cancellations.add(id) }
    items.withLock { $0.append(isTooLong ? .tooLong : .line(line)) }
    arrivals.signal()
  }

  private static let cancelling = "notifications/cancelled"

  /// The request that a line cancels; nil if it is another line.
  private static func cancelled(by line: Data) -> RPCID? {
    // Few lines are; the others are not read twice.
    guard line.range(of: Data("cancelled".utf8)) != nil,
      case .notification(cancelling, let parameters)? = try? RPCMessage(line)
    else { return nil }
    return RPCID(parameters?["requestId"])
  }
}
