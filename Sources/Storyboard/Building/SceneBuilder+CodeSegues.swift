import NavigationKit

extension SceneBuilder {
  var sceneID: String { scene.id }

  /// How a list shows a segue.
  func codeSegue(of segue: DocumentSegue) -> CodeSegue {
    CodeSegue(
      identifier: segue.identifier,
      destination: file.document.scene(ofController: segue.destination).map(file.listedName))
  }

  func codeSegue(at index: Int) -> SegueTemplate { template(of: ownSegues[index]) }
}
