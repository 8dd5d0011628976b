import Storyboard

extension App {
  /// The ported app in another language.
  ///
  /// - Throws: ShellError if it has no texts in the language.
  func translated(to name: String) throws(ShellError) -> App {
    guard let code = AppLanguage.match(name, among: translations) else {
      throw .usage(.notTranslated(name, of: self.name, available: translations))
    }
    var app = self
    app.language = .translation(code)
    return app
  }

  /// Throws if a ported app is to run in another language than this process.
  func checkLanguage() throws(ShellError) {
    guard !translations.isEmpty, let language = language?.name, language != AppLanguage.current
    else { return }
    throw .usage(.otherLanguage(language, of: name))
  }
}
