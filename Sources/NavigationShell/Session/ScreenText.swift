import Foundation
import Scenario

/// A screen and its changes in short lines, for readers who pay for each letter.
nonisolated enum ScreenText {
  /// An element with its reference: `c12 cell "Files" (0 114 375 64)`.
  static func line(_ entry: ReferencedScreen.Entry) -> String {
    let element = entry.element
    return ([entry.reference] + element.parts(frame: numbers(element.frame))).joined(separator: " ")
  }

  /// The lines of a screen: its size, stacks, bars and elements.
  static func lines(_ screen: ReferencedScreen) -> [String] {
    head(screen.screen) + screen.entries.map(line)
  }

  /// The lines above a screen's elements.
  static func head(_ screen: ScreenInspection) -> [String] {
    let bars = [
      ("navigation bar", screen.navigationBar), ("toolbar", screen.toolbar),
      ("tab bar", screen.tabBar),
    ].compactMap { name, bar in bar.map { "\(name) \($0.isHidden ? "hidden" : numbers($0.frame))" }
    }
    return ["screen \(numbers(screen.size))", "stack \(stack(screen.stack))"]
      + screen.presented.map { "presented \(stack($0))" }
      + (bars.isEmpty ? [] : [bars.joined(separator: ", ")])
  }

  /// The pages of a stack: their titles, and the class of the one on top.
  static func stack(_ pages: [ScreenInspection.Page]) -> String {
    pages.map { ScreenInspection.quoted($0.title) }.joined(separator: " › ")
      + (pages.last.map { " \($0.controller)" } ?? "")
  }

  /// Numbers in brackets, with as many decimals as they need.
  static func numbers(_ numbers: [Double]) -> String {
    "(" + numbers.map(number).joined(separator: " ") + ")"
  }

  private static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < largestWhole ? "\(Int(number))" : "\(number)"
  }

  /// Far beyond any screen.
  private static let largestWhole = 1e12
}
