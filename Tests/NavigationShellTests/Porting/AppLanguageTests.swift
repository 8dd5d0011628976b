import Testing

@testable import NavigationShell

/// The language that a ported app is started in.
nonisolated struct AppLanguageTests {
  @Test(
    arguments: [
      ([], nil),
      (["run", "--slow"], nil),
      (["run", "--language", "de"], "de"),
      (["capture", "--language=de", "--output", "folder"], "de"),
      (["run", "--language"], nil),
      (["run", "--language="], ""),
    ] as [([String], String?)]) func `a command line names it`(
      arguments: [String], language: String?
    )
  {
    #expect(AppLanguage.name(in: arguments) == language)
  }

  @Test(
    arguments: [
      ("de", "de"), ("de-AT", "de"), ("pt-BR", "pt-BR"), ("fr", nil), ("", nil), ("double", nil),
    ] as [(String, String?)]) func `the nearest that the app has is taken`(
      name: String, language: String?
    )
  {
    #expect(AppLanguage.match(name, among: ["de", "en", "pt-BR"]) == language)
  }
}
