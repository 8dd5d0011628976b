import Drawing
import Foundation
import NavigationKit

/// The bytes of a kept state: a line that says what it is, for which app and with which fingerprint, then
/// the state.
nonisolated enum StateFile {
  /// The version that is written, and the only one that is read.
  static let version = 1
  /// A file of more bytes is refused.
  static let limit = 64 << 20
  private static let kind = "NavigationKit-state"

  /// The bytes of an app's state.
  static func bytes(of archive: RestorationArchive, app: String) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let state = try encoder.encode(archive)
    return Data("\(kind) \(version) \(Fingerprint(of: state)) \(app)\n".utf8) + state
  }

  /// The state in a file's bytes.
  ///
  /// - Parameter app: Whose state it has to be; nil for anybody's.
  static func archive(
    in bytes: Data, of app: String? = nil
  ) throws(StateFileFault) -> RestorationArchive {
    guard let end = bytes.prefix(longestHead).firstIndex(of: UInt8(ascii: "\n")),
      let head = String(bytes: bytes[..<end], encoding: .utf8)
    else { throw .noState }
    let words = head.split(separator: " ", maxSplits: 3).map(String.init)
    guard words.count == 4, words[0] == kind else { throw .noState }
    guard words[1] == "\(version)" else { throw .otherVersion(words[1]) }
    let state = Data(bytes[bytes.index(after: end)...])
    guard words[2] == "\(Fingerprint(of: state))" else { throw .damaged }
    guard app == nil || app == words[3] else { throw .otherApp(words[3]) }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let archive = try? decoder.decode(RestorationArchive.self, from: state) else {
      throw .damaged
    }
    return archive
  }

  /// The state in a file that was given.
  static func archive(at path: String, of app: String?) throws -> RestorationArchive {
    let bytes = try InputFile.contents(of: path, limit: limit)
    do throws(StateFileFault) {
      return try archive(in: bytes, of: app)
    } catch {
      throw ShellError.badInput(.unusableState(path: path, error))
    }
  }

  /// The first line is no longer than this.
  private static let longestHead = 4096
}

/// Why a file's state cannot be used.
nonisolated enum StateFileFault: Error, Hashable, CustomStringConvertible {
  /// It is something else.
  case noState
  /// It was written by another version.
  case otherVersion(String)
  /// Its bytes are not those that were written.
  case damaged
  /// It is another app's.
  case otherApp(String)

  /// What is wrong, to stand behind the file's name.
  var description: String {
    switch self {
    case .noState: "this is no state that run --restore has kept"
    case .otherVersion(let version):
      "this state is of version \(version), and only version \(StateFile.version) can be restored"
    case .damaged: "this state is damaged: its fingerprint is another than when it was kept"
    case .otherApp(let app): "this is the state of \(app)"
    }
  }
}
