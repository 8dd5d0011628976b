/// Writes the first scenario of a plan: one that passes as it is, for a person to go on from.
struct TourText {
  let plan: PackagePlan

  /// Where it is in the package.
  static let path = "scenarios/start.yaml"

  /// The file's text.
  var text: String {
    """
    # The app starts. Name what its first screen shows, then tap through it:
    #   - expect: {title: Albums, elements: {present: [Edit]}}
    #   - tap: Edit
    #   - settle
    #   - capture: editing
    description: the app starts
    \(plan.isForPadsOnly ? "device: ipad-mini\n" : "")steps:
      - wait: 1
      - expect: {elements: {absent: [Nothing of this name]}}

    """
  }
}
