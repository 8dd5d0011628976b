import Foundation

/// The program that writes films that take up little room, if it is installed.
nonisolated struct FFmpeg {
  /// How a film is encoded.
  struct Encoding {
    /// The ending of the file.
    let ending: String
    /// The program's options: constant quality.
    let options: [String]

    /// The encoding of a kind of film; nil for one that needs no other program.
    init?(_ kind: FilmKind) {
      switch kind {
      case .gif, .apng: return nil
      case .mp4: options = ["-c:v", "libx264", "-crf", "18", "-movflags", "+faststart"]
      case .webm: options = ["-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0"]
      }
      ending = kind.endings[0]
    }
  }

  private let program: URL

  /// Finds the program for a kind of film.
  ///
  /// - Throws: ShellError if it is in no folder of PATH.
  init(
    for kind: FilmKind, path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(ShellError) {
    let programs = path.split(separator: ":").map {
      URL(fileURLWithPath: String($0)).appendingPathComponent("ffmpeg")
    }
    guard
      let program = programs.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    else { throw .unavailable(.noFFmpeg(ending: kind.endings[0])) }
    self.program = program
  }

  /// An animated PNG as a film of another kind.
  ///
  /// - Throws: ShellError if the program fails.
  func film(of film: Data, _ encoding: Encoding) throws(ShellError) -> Data {
    do {
      let folder = try FileManager.default.url(
        for: .itemReplacementDirectory, in: .userDomainMask,
        appropriateFor: FileManager.default.temporaryDirectory, create: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (input, output) = (
        folder.appendingPathComponent("film.png"),
        folder.appendingPathComponent("film.\(encoding.ending)")
      )
      try film.write(to: input)
      try convert(input, to: output, encoding)
      return try Data(contentsOf: output)
    } catch let error as ShellError {
      throw error
    } catch {
      throw .unavailable(.ffmpegFailed(words: error.localizedDescription))
    }
  }

  private func convert(_ input: URL, to output: URL, _ encoding: Encoding) throws {
    let errors = Pipe()
    let process = Process()
    process.executableURL = program
    // The chroma that all players know halves its size, which therefore is even.
    let even = "pad=ceil(iw/2)*2:ceil(ih/2)*2"
    process.arguments =
      ["-loglevel", "error", "-f", "apng", "-i", input.path]
      + encoding.options + ["-vf", even, "-pix_fmt", "yuv420p", output.path]
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
