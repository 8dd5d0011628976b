import Foundation
import Scenario

extension AgentDesk {
  /// Opens an app in a session, or starts that of a session anew.
  func open(_ arguments: ToolArguments, _ watch: CallWatch) throws -> ToolResult {
    if let name = arguments.text(.again) { return try repeatSession(name, watch) }
    let name = sessions.newName()
    let session = try AppSession(
      try subject(arguments), painter: painter,
      vocabulary: shell.vocabularyOfSteps, file: "steps")
    sessions.put(session, as: name)
    return opened(session, as: name)
  }

  private func opened(_ session: AppSession, as name: String, _ lines: [String] = []) -> ToolResult
  {
    let screen = session.screen()
    let mark = session.marks.last?.name ?? ""
    return ToolResult(
      ["session \(name): \(session.subject.words), mark \(mark)"] + lines
        + ScreenText.lines(screen), advice: Self.screenAdvice,
      facts: ["session": .string(name), "mark": .string(mark)])
  }

  /// What to ask for if a screen has more than fits.
  static let screenAdvice = "ask screen with find, role or in"

  private func subject(_ arguments: ToolArguments) throws -> SessionSubject {
    var name = arguments.text(.app)
    if name == nil, shell.apps.count > 1 {
      throw ToolFault("name an app: \(shell.apps.map(\.name).joined(separator: ", "))")
    }
    if let path = name, !shell.apps.contains(where: { $0.name == path }) {
      let inside = try root.inside(path)
      // A name that is no path is told by its own error, with what was probably meant.
      name = FileManager.default.fileExists(atPath: inside) ? inside : path
    }
    let language = arguments.text(.language)
    let (app, folder) = try shell.find(name, language: language)
    let device = try arguments.text(.device).map { name throws(ToolFault) in
      guard let device = Device(named: name) else {
        throw ToolFault(Device.complaint(about: name, list: "list with what: devices"))
      }
      return device
    }
    return SessionSubject(
      app: app, name: name, folder: folder, device: device ?? app.device,
      look: Look(arguments), language: language,
      hasKeyboard: arguments.flag(.keyboard) ?? false)
  }

  // MARK: Again

  /// Starts the app of a session anew, and does again what was done in it.
  private func repeatSession(_ name: String, _ watch: CallWatch) throws -> ToolResult {
    let former = try sessions.session(name)
    let session = try AppSession(
      former.subject, painter: painter, vocabulary: shell.vocabularyOfSteps, file: former.file)
    sessions.put(session, as: name)
    let calls = former.log.calls
    for (number, call) in calls.enumerated() {
      watch.progress(number, of: calls.count)
      let outcome = try session.perform([call]) { watch.interruption }
      guard outcome.hasFailed else { continue }
      var result = opened(
        session, as: name,
        ["started anew; what was done is done again up to here:"] + outcome.stepLines)
      result.isError = true
      return result
    }
    let rest =
      former.log.failed.map { "“\($0)” failed, and is not done again" }
      + (former.log.brokenOff.map { ["“\($0)” was broken off, and is not done again"] } ?? [])
    return opened(session, as: name, ["started anew; what was done is done again"] + rest)
  }
}

extension Look {
  /// The look that arguments ask for.
  fileprivate init(_ arguments: ToolArguments) {
    self.init()
    isDark = arguments.text(.appearance).map { $0 == "dark" }
    isRightToLeft = arguments.flag(.rtl)
    textSize = arguments.text(.textSize)
    hasBoldText = arguments.flag(.boldText)
    hasHighContrast = arguments.text(.contrast).map { $0 == "high" }
    reducesMotion = arguments.flag(.reduceMotion)
    prefersCrossFade = arguments.flag(.preferCrossFade)
    reducesTransparency = arguments.flag(.reduceTransparency)
  }
}
