import Foundation

/// The program that writes WebM films, if it is installed.
nonisolated struct FFmpeg {
  private let program: URL

  /// Finds the program.
  ///
  /// - Throws: ShellError if it is in no folder of PATH.
  init(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(ShellError) {
    let programs = path.split(separator: ":").map {
      URL(fileURLWithPath: String($0)).appendingPathComponent("ffmpeg")
    }
    guard
      let program = programs.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    else { throw .unavailable(.noFFmpeg) }
    self.program = program
  }

  /// An animated PNG as WebM.
  ///
  /// - Throws: ShellError if the program fails.
  func webM(of film: Data) throws(ShellError) -> Data {
    do {
      let folder = try FileManager.default.url(
        for: .itemReplacementDirectory, in: .userDomainMask,
        appropriateFor: FileManager.default.temporaryDirectory, create: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (input, output) = (
        folder.appendingPathComponent("film.png"), folder.appendingPathComponent("film.webm")
      )
      try film.write(to: input)
      try convert(input, to: output)
      return try Data(contentsOf: output)
    } catch let error as ShellError {
      throw error
    } catch {
      throw .unavailable(.ffmpegFailed(words: error.localizedDescription))
    }
  }

  private func convert(_ input: URL, to output: URL) throws {
    let errors = Pipe()
    let process = Process()
    process.executableURL = program
    // Constant quality, and the chroma that all players know.
    process.arguments =
      ["-loglevel", "error", "-f", "apng", "-i", input.path]
      + ["-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0", "-pix_fmt", "yuv420p", output.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ShellError.unavailable(
        .ffmpegFailed(words: words.split(separator: "\n").last.map(String.init) ?? "no reason"))
    }
  }
}
