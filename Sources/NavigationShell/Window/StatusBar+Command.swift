import Foundation
import NavigationKit
import SDLShell

extension StatusBar {
  /// Does what a command says.
  mutating func obey(_ command: StatusBarCommand) {
    switch command {
    case .time(let time): self.time = time
    case .date(let date): self.date = date
    case .percentage(let isShown): showsPercentage = isShown
    case .carrier(let name): carrier = name
    case .signal(let bars): signal = bars
    case .battery(let level): battery = CGFloat(level) / 100
    case .call: isInCall.toggle()
    }
  }
}

extension CommandState {
  /// Whether a status bar shows what a command sets.
  init(of command: StatusBarCommand, in bar: StatusBar) {
    var changed = bar
    changed.obey(command)
    let isOn = command == .call ? bar.isInCall : changed == bar
    self = isOn ? .on : .off
  }
}
