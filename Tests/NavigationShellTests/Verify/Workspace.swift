import Foundation
import Goldens
import Testing

/// A folder for writing scenarios and running the program on them.
struct Workspace {
  /// A scenario of the calm app with pictures, a film and callbacks.
  nonisolated static let push = """
    app: calm
    device: 200x200@1
    steps:
      - capture: top
      - tap: Go
      - film: {name: push, frames: 4, over: 0.5}
      - settle
      - capture: next

    """
  /// The name of its variant.
  nonisolated static let variant = "200x200@1.light"

  private let temporary: TemporaryFolder
  private let program: BuiltProgram

  var url: URL { temporary.url }

  init(program: String = "FaultyApps") throws {
    temporary = try TemporaryFolder()
    self.program = BuiltProgram(named: program)
  }

  /// A workspace whose only scenario, `s/push.yaml`, has a baseline.
  static func accepted(_ scenario: String = push) throws -> Workspace {
    try prepared("accepted \(scenario)") { workspace in
      try workspace.write(scenario, to: "s/push.yaml")
      _ = try workspace.run("verify", "s")
      _ = try workspace.run("accept")
    }
  }

  /// The same, verified with another title than its baseline has.
  static func differing() throws -> Workspace {
    try prepared("accepted \(push), verified as another") { workspace in
      for (name, data) in try accepted().contents(of: "") { try workspace.write(data, to: name) }
      #expect(try workspace.verifyOther().exitCode == 1)
    }
  }

  /// A prepared workspace; the preparation runs once, as many tests begin with the same.
  private static func prepared(
    _ name: String, _ prepare: (Workspace) throws -> Void
  ) throws -> Workspace {
    let workspace = try Workspace()
    if let files = preparedFiles[name] {
      for (name, data) in files { try workspace.write(data, to: name) }
    } else {
      try prepare(workspace)
      preparedFiles[name] = try workspace.contents(of: "")
    }
    return workspace
  }

  private static var preparedFiles: [String: [String: Data]] = [:]

  /// Verifies with another title.
  func verifyOther() throws -> BuiltProgram.Outcome {
    try run("verify", "s", "--strict", environment: ["FAULTY_APP_TITLE": "Other"])
  }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws
    -> BuiltProgram.Outcome
  {
    try program.run(arguments, environment: environment, in: url)
  }

  func process(_ arguments: String...) -> Process {
    let process = program.process(arguments)
    process.currentDirectoryURL = url
    return process
  }

  // MARK: Files

  func place(_ path: String) -> URL { url.appendingPathComponent(path) }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let file = place(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: place(path), encoding: .utf8)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: place(path)) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: place(path).path) }

  /// Changes a text file; fails the test if the old text is missing.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try read(path)
    precondition(text.contains(old), "“\(old)” is not in \(path):\n\(text)")
    try write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  /// All files in a folder with their contents, hidden ones too.
  func contents(of folder: String) throws -> [String: Data] {
    let root = place(folder)
    var contents: [String: Data] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
      contents[name] = FileManager.default.contents(atPath: root.appendingPathComponent(name).path)
    }
    return contents
  }
}
