public import Foundation

/// Gives one of several readers bytes until something breaks, by libFuzzer.
///
/// `PROGRAM READER [OPTION...] [FOLDER...]`, with libFuzzer's options and folders of samples.
public enum Fuzzer {
  /// A reader of outside bytes; what it refuses by an error is as it should be.
  public typealias Reader = (Data) throws -> Void

  /// The one that is tried; libFuzzer's function takes no context.
  nonisolated(unsafe) private static var reader: Reader = { _ in }

  /// Tries the reader that is the program's first argument; without one, names them all.
  public static func run(_ readers: [String: Reader]) -> Never {
    let words = CommandLine.arguments
    guard words.count > 1, let chosen = readers[words[1]] else {
      print(readers.keys.sorted().joined(separator: "\n"))
      exit(words.count > 1 ? 64 : 0)
    }
    reader = chosen
    var arguments: [UnsafeMutablePointer<CChar>?] =
      ([words[0]] + words.dropFirst(2)).map { strdup($0) } + [nil]
    var count = Int32(arguments.count - 1)
    let code = arguments.withUnsafeMutableBufferPointer { buffer in
      var first = buffer.baseAddress
      return drive(&count, &first) { bytes, length in
        let data = bytes.map { Data(bytes: $0, count: length) } ?? Data()
        try? Fuzzer.reader(data)
        return 0
      }
    }
    exit(code)
  }
}

/// libFuzzer's own loop.
@_silgen_name("LLVMFuzzerRunDriver")
private func drive(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
