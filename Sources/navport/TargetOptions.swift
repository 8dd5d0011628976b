import ArgumentParser

/// Which ported target is meant.
struct TargetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The hidden file .port.json in the target's folder.", valueName: "file"))
  var target: String
}
