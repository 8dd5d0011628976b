import ArgumentParser
import Foundation
import SDLShell

/// Draws SVG files for a parent process; a signal ends it if one takes too long.
struct PictureCommand: ShellCommand {
  static let name = "picture"
  static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

  @Argument(help: "How many seconds of a processor a picture may take.")
  var patience: Double

  @MainActor func perform(in shell: Shell) throws {
    let channel = PictureChannel(reading: STDIN_FILENO, writing: STDOUT_FILENO)
    Self.letClockEndThis()
    while let order: [Int32] = channel.receive(3),
      let file: [UInt8] = channel.receive(Int(order[0]))
    {
      setClock(patience)
      let decoding = DrawingInPlace().draw(file, width: order[1], height: order[2])
      setClock(0)
      guard case .picture(let picture) = decoding else {
        guard channel.send([0, 0] as [Int32]) else { return }
        continue
      }
      guard channel.send([picture.width, picture.height]), channel.send(picture.pixels)
      else { return }
    }
  }

  /// The parent may block the signal, which a child inherits.
  private static func letClockEndThis() {
    signal(SIGPROF, SIG_DFL)
    Program.unblock(SIGPROF)
  }

  /// Sets a timer that counts this process's own CPU time, so that a busy machine makes nothing
  /// late.
  private func setClock(_ seconds: Double) {
    var time = itimerval()
    time.it_value.tv_sec = Int(seconds)
    time.it_value.tv_usec = Int((seconds - seconds.rounded(.down)) * 1e6)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &time, nil)
  }
}
