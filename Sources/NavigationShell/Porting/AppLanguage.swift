import Foundation
import Storyboard

/// The language of a ported app.
///
/// Foundation chooses it once in a process, by the app's folder: a program starts anew to be in
/// another one.
package nonisolated enum AppLanguage {
  /// The environment variable with the language of a program that starts anew, or as a child.
  package static let variable = "NAVIGATIONKIT_LANGUAGE"

  /// The language that this process is in; nil for the project's own.
  static var current: String? { ProcessInfo.processInfo.environment[variable] }

  /// The language that a command line names by `--language`; nil if it names none.
  static func name(in arguments: [String]) -> String? {
    let option = "--language"
    if let word = arguments.first(where: { $0.hasPrefix("\(option)=") }) {
      return String(word.dropFirst(option.count + 1))
    }
    return arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
  }

  /// The app's language that a name asks for, if this process is in another one; nil if it is in that, or
  /// if the app has no such language.
  package static func unmet(_ name: String) -> String? {
    let languages = Bundle.main.localizations.filter { $0 != "Base" }
    guard let wanted = match(name, among: languages) else { return nil }
    // Foundation stops a program that asks for the development region where there is none.
    let own = Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    return wanted == (current ?? own) ? nil : wanted
  }

  /// The nearest of some languages, as `de` is to `de-AT`; nil if none is near.
  static func match(_ name: String, among languages: [String]) -> String? {
    StoryboardSource.language(code: name, among: languages)?.name
  }
}
