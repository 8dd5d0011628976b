import Foundation
import Scenario

/// Answers the messages of an agent's client, one after the other.
final class AgentServer {
  private var language: AgentProtocol
  private let desk: any ToolDesk
  private let log: AppLog?
  private let cancellations: Cancellations
  /// Sends a message.
  private let send: @Sendable (JSONValue) -> Void

  /// - Parameters:
  ///   - log: What the apps in this process print; nil if it is kept elsewhere.
  init(
    desk: any ToolDesk, allowsAccept: Bool, log: AppLog?, cancellations: Cancellations,
    send: @escaping @Sendable (JSONValue) -> Void
  ) {
    language = AgentProtocol(tools: AgentTool.offered(allowsAccept: allowsAccept))
    (self.desk, self.log, self.cancellations, self.send) = (desk, log, cancellations, send)
  }

  /// Answers a line.
  func answer(_ line: Data) {
    switch language.receive(line) {
    case .nothing: break
    case .answer(let answer): send(answer)
    case .call(let call): perform(call)
    }
  }

  /// Tells that a line is too long.
  func refuseLine() {
    let error = RPCError(
      code: .noRequest,
      message: "a message has at most \(MessageInbox.maximumLine) bytes, and is one line")
    send(error.answer)
  }

  private func perform(_ call: ToolCall) {
    // What is cancelled before its turn is not begun.
    guard !cancellations.remove(call.id) else { return }
    let (send, cancellations) = (send, cancellations)
    let watch = CallWatch(limit: call.limit, isCancelled: { cancellations.contains(call.id) }) {
      done, all in
      if let token = call.progressToken { send(AgentProtocol.progress(token, done, of: all)) }
    }
    var result = desk.perform(call.tool, call.arguments, watch: watch)
    let printed = log?.take() ?? []
    if !printed.isEmpty { result.text += "\n" + printed.joined(separator: "\n") }
    guard !cancellations.remove(call.id) else { return }
    send(AgentProtocol.answer(to: call, with: result))
  }
}

extension ToolCall {
  /// The most seconds that the call may take by the clock.
  fileprivate var limit: Int {
    switch tool {
    case .verify, .accept: CallWatch.secondsOfRun
    case .audit where arguments["paths"] != nil: CallWatch.secondsOfRun
    default: CallWatch.seconds
    }
  }
}
