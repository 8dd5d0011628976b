import Yams

nonisolated extension FlowConverter {
  /// The characters that are erased, one key each; Maestro erases fifty if nothing is said.
  mutating func erasure(_ value: Node) -> [String] {
    let count = (value["charactersToErase"] ?? value).int ?? 50
    return ["- repeat: {times: \(count), steps: [key: delete]}", Self.settle]
  }

  mutating func key(_ value: Node, _ node: Node) -> [String] {
    let name = (value["key"] ?? value).string ?? ""
    let keys = [
      "enter": "return", "backspace": "delete", "back": "escape", "tab": "tab",
      "remote dpad up": "up", "remote dpad down": "down", "remote dpad left": "left",
      "remote dpad right": "right",
    ]
    guard let key = keys[name.lowercased()] else {
      return comment("pressKey: \(name) has no counterpart in a scenario", at: node)
    }
    return ["- key: \(key)", Self.settle]
  }
}
