import Drawing
import Foundation

nonisolated extension DisplayList {
  /// The frame with one of its texts changed, which the fingerprint of `name` chooses.
  func changingText(chosenBy name: String, _ change: (inout TextLine) -> Void) -> DisplayList {
    let count = Self.count(in: commands)
    guard count > 0 else { return self }
    var remaining = Int(Fingerprint(of: name).value % UInt64(count))
    var frame = self
    frame.commands = Self.changing(commands, &remaining, change)
    return frame
  }

  private static func count(in commands: [DrawCommand]) -> Int {
    commands.reduce(0) { sum, command in
      switch command {
      case .text: sum + 1
      case .layer(let layer): sum + count(in: layer.commands)
      default: sum
      }
    }
  }

  private static func changing(
    _ commands: [DrawCommand], _ remaining: inout Int, _ change: (inout TextLine) -> Void
  ) -> [DrawCommand] {
    commands.map { command in
      switch command {
      case .text(var line):
        if remaining == 0 { change(&line) }
        remaining -= 1
        return .text(line)
      case .layer(var layer):
        layer.commands = changing(layer.commands, &remaining, change)
        return .layer(layer)
      default: return command
      }
    }
  }

  /// The frame with a background and the command in front of it swapped, so that it hides that
  /// command; the frontmost such pair is chosen.
  func swappingNeighbours() -> DisplayList {
    var frame = self
    frame.commands = Self.swapping(commands) ?? commands
    return frame
  }

  private static func swapping(_ commands: [DrawCommand]) -> [DrawCommand]? {
    for index in commands.indices.reversed() {
      if case .layer(var layer) = commands[index], let inside = swapping(layer.commands) {
        layer.commands = inside
        return Array(commands[..<index]) + [.layer(layer)] + Array(commands[(index + 1)...])
      }
      guard index > 0, commands[index - 1].isBackground, !commands[index].isBackground else {
        continue
      }
      var swapped = commands
      swapped.swapAt(index - 1, index)
      return swapped
    }
    return nil
  }
}

nonisolated extension DrawCommand {
  fileprivate var isBackground: Bool {
    switch self {
    case .fill, .material: true
    case .stroke, .gradient, .shadow, .text, .image, .layer: false
    }
  }
}
