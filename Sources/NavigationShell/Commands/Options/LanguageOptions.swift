import ArgumentParser

/// The option for the language of a storyboard, or of a ported app.
struct LanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of a storyboard's or a ported app's texts, such as de; or to try a storyboard's "
        + "layout: double, accented, bounded.",
      valueName: "name"))
  var language: String?
}
