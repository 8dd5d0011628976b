extension ElementReader {
  /// A segue by its element.
  func segue(_ element: DocumentElement) -> DocumentSegue? {
    guard let destination = needed("destination", of: element), let kind = kind(of: element)
    else { return nil }
    return DocumentSegue(
      id: element.id, kind: kind, destination: destination, identifier: element["identifier"],
      isOfAccessory: element["trigger"] == "accessoryAction", customClass: element.customClass,
      isAnimated: bool("animates", of: element) ?? true,
      creationSelector: element["destinationCreationSelector"],
      splitColumn: int("splitViewControllerTargetIndex", of: element),
      presentation: presentation(of: element), line: element.line)
  }

  private func kind(of element: DocumentElement) -> DocumentSegue.Kind? {
    switch element["kind"] {
    case "relationship":
      return choice("relationship", of: element, as: DocumentSegue.Relationship.self)
        .map(DocumentSegue.Kind.relationship)
    case "unwind":
      return needed("unwindAction", of: element).map { .unwind(action: $0) }
    case nil:
      note("it has no kind, so it is left out", at: element)
      return nil
    case let word?:
      if let kind = Self.kinds[word] { return kind }
      let name = DocumentIssue.shortened(word)
      note("kind=\"\(name)\" is not known here, so it shows its destination", at: element)
      return .show
    }
  }

  private static let kinds: [String: DocumentSegue.Kind] = [
    "show": .show, "push": .show, "showDetail": .showDetail, "replace": .showDetail,
    "presentation": .presentation, "modal": .presentation, "popoverPresentation": .popover,
    "popover": .popover, "embed": .embed, "custom": .custom,
  ]

  private func presentation(of element: DocumentElement) -> SeguePresentation {
    var presentation = SeguePresentation()
    presentation.style = choice("modalPresentationStyle", of: element)
    presentation.transition = choice("modalTransitionStyle", of: element)
    presentation.anchor =
      element["popoverAnchorBarButtonItem"] ?? element["popoverAnchorView"]
    presentation.arrowDirections = flags("popoverArrowDirection", of: element)
    return presentation
  }
}
