import Drawing
import Foundation
import NavigationKit

/// The file format of saved state: a header line with kind, version, fingerprint and app, then
/// JSON.
nonisolated enum StateFile {
  /// The version of the format; files of another version are rejected.
  static let version = 1
  /// The most bytes of a file that is read.
  static let limit = 64 << 20
  private static let kind = "NavigationKit-state"

  /// Encodes an app's state.
  static func bytes(of archive: RestorationArchive, app: String) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return bytes(of: try encoder.encode(archive), version: "\(version)", app: app)
  }

  /// Puts the header line before a state.
  static func bytes(of state: Data, version: String, app: String) -> Data {
    let fingerprint = fingerprint(of: state, version: version, app: app)
    return Data("\(kind) \(version) \(fingerprint) \(app)\n".utf8) + state
  }

  /// The fingerprint of a state and of the words about it.
  private static func fingerprint(of state: Data, version: String, app: String) -> String {
    "\(Fingerprint(of: Data("\(version) \(app)\n".utf8) + state))"
  }

  /// Decodes a file's bytes.
  ///
  /// - Parameter app: The app that the state must belong to; nil for any app.
  static func archive(
    in bytes: Data, of app: String? = nil
  ) throws(StateFileFault) -> RestorationArchive {
    let (version, owner, state) = try parts(of: bytes)
    guard version == "\(Self.version)" else { throw .otherVersion(version) }
    guard app == nil || app == owner else { throw .otherApp(owner) }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let archive = try? decoder.decode(RestorationArchive.self, from: state) else {
      throw .damaged
    }
    return archive
  }

  /// The version, the app and the state in a file that is as it was written.
  private static func parts(
    of bytes: Data
  ) throws(StateFileFault) -> (version: String, app: String, state: Data) {
    // Where a letter of the first line is damaged, the others still tell what the file was.
    let hasSignature = bytes.prefix(kind.utf8.count).elementsEqual(kind.utf8)
    let fault =
      hasSignature && bytes.count > kind.utf8.count + 1 ? StateFileFault.damaged : .noState
    guard let end = bytes.prefix(longestHead).firstIndex(of: UInt8(ascii: "\n")),
      let head = String(bytes: bytes[..<end], encoding: .utf8)
    else { throw fault }
    let words = head.split(separator: " ", maxSplits: 3).map(String.init)
    guard words.count == 4 else { throw fault }
    let state = Data(bytes[bytes.index(after: end)...])
    guard words[2] == fingerprint(of: state, version: words[1], app: words[3]) else { throw fault }
    guard words[0] == kind else { throw .damaged }
    return (words[1], words[3], state)
  }

  /// Reads the state from a file that the user named.
  static func archive(at path: String, of app: String?) throws -> RestorationArchive {
    let bytes = try InputFile.contents(of: path, limit: limit)
    do throws(StateFileFault) {
      return try archive(in: bytes, of: app)
    } catch {
      throw ShellError.badInput(.unusableState(path: path, error))
    }
  }

  /// The most bytes of the header line.
  private static let longestHead = 4096
}
