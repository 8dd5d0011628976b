import Drawing
import Foundation
import Snapshot
import Testing

@testable import NavigationShell

/// The baseline of `s/push.yaml`.
extension Workspace {
  nonisolated static let record = "s/push/push.\(variant).frames"
  nonisolated static func picture(_ name: String) -> String { "s/push/push.\(variant).\(name).png" }
  nonisolated static func text(_ name: String) -> String { "s/push/push.\(variant).\(name).txt" }

  /// Replaces a baseline's picture, with the record changed to match.
  func repaint(_ name: String, _ change: (inout Bitmap) -> Void) throws {
    let old = try Data(contentsOf: place(Self.picture(name)))
    var bitmap = try PNGPictures().decode(old)
    let pixels = Fingerprint(of: bitmap)
    change(&bitmap)
    let new = try PNGPictures().encode(bitmap)
    try write(new, to: Self.picture(name))
    try edit(Self.record, "\(Fingerprint(of: old))", "\(Fingerprint(of: new))")
    // Another picture with the same pixels must not change.
    let line = try #require(try lineOfStill(name))
    let changed = line.replacingOccurrences(of: "\(pixels)", with: "\(Fingerprint(of: bitmap))")
    try edit(Self.record, line, changed)
  }

  private func lineOfStill(_ name: String) throws -> String? {
    try read(Self.record).split(separator: "\n").first { $0.hasPrefix("still \"\(name)\"") }
      .map(String.init)
  }

  /// Damages a baseline and verifies; returns the exit code and output, and expects that nothing is
  /// written.
  static func verify(
    _ spoil: (Workspace) throws -> Void, scenario: String = push
  ) throws -> (code: Int32, output: String) {
    let workspace = try Workspace.accepted(scenario)
    try spoil(workspace)
    let before = try workspace.contents(of: "s")
    let outcome = try workspace.run("verify", "s")
    #expect(try workspace.contents(of: "s") == before)
    #expect(outcome.errors.isEmpty)
    return (outcome.exitCode, outcome.output)
  }
}
