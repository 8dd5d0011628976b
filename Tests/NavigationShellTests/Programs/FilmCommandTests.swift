import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// `navshell film`.
struct FilmCommandTests {
  private let folder: TemporaryFolder
  private let navshell: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    navshell = BuiltProgram(named: "navshell")
  }

  @Test func `a scenario is filmed at exact times, twice the same`() throws {
    let scenario = try folder.add(
      "push.yaml",
      Data(
        """
        app: settings
        device: 200x300@1
        steps:
          - tap: Display
          - wait: 0.1
          - expect: {depth: 2}
        """.utf8))
    let films = try ["a.png", "b.png"].map { name in
      let file = folder.url.appending(path: name)
      let run = try navshell.run("film", scenario, "--output", file.path, "--scale", "0.5")
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.output == "\(file.path)\n")
      return try Data(contentsOf: file)
    }
    #expect(films[0] == films[1])
    let first = try PNG.decode(films[0])
    #expect(first.width == 100 && first.height == 150)
  }

  @Test func `a failing scenario is filmed, and says so`() throws {
    let scenario = try folder.add(
      "fail.yaml",
      Data("app: settings\ndevice: 200x300@1\nsteps:\n  - expect: {depth: 3}\n".utf8))
    let file = folder.url.appending(path: "fail.gif")
    let run = try navshell.run("film", scenario, "--output", file.path)
    #expect(run.exitCode == 1 && run.errors.contains("fail.yaml"))
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a scenario that checks nothing is filmed`() throws {
    let scenario = try folder.add(
      "flow.yaml", Data("app: settings\ndevice: 200x300@1\nsteps:\n  - wait: 0.1\n".utf8))
    let file = folder.url.appending(path: "flow.gif")
    let run = try navshell.run("film", scenario, "--output", file.path)
    #expect(run.exitCode == 0 && FileManager.default.fileExists(atPath: file.path), "\(run.errors)")
  }

  @Test(arguments: [
    (["--output", "x.mov"], "x.mov: a film's name ends in .gif, .png, .apng, .mp4, .webm", 64),
    (["--output", "x.gif", "--scale", "9"], "--scale 9: it must be a number from 0.25 to 4", 64),
    (["--output", "x.webm"], "a .webm film needs ffmpeg, which is not installed", 69),
    (
      ["--output", "x.mp4"],
      "a .mp4 film needs ffmpeg, which is not installed: install the package", 69
    ),
    (["--output", "/dev/null/x.gif"], "/dev/null", 73),
  ])
  func `what cannot be is said`(arguments: [String], words: String, code: Int32) throws {
    let run = try navshell.run(
      ["film", "settings", "--device", "100x100@1"] + arguments, environment: ["PATH": "/nowhere"])
    #expect(run.exitCode == code && run.errors.contains(words), "\(run.errors)")
  }

  @Test func `a WebM is what ffmpeg makes`() throws {
    let ffmpeg = try folder.add(
      "bin/ffmpeg", Data("#!/bin/sh\nfor last; do :; done\necho film > \"$last\"\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: ffmpeg)
    let path = "\(folder.url.path)/bin:/usr/bin:/bin"
    let file = folder.url.appending(path: "x.webm")
    let run = try navshell.run(
      ["film", "settings", "--device", "100x100@1", "--output", file.path],
      environment: ["PATH": path])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try String(contentsOf: file, encoding: .utf8) == "film\n")
  }
}
