import ArgumentParser

/// The option for the language of a storyboard.
struct LanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of a storyboard's texts, such as de; or to try its layout: double, accented, "
        + "bounded.",
      valueName: "name"))
  var language: String?
}
