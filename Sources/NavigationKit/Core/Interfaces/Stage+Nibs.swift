import Foundation

extension Stage {
  /// The nib of a name as the storyboard or nib means it whose objects are being made, else as the
  /// app does; nil if there is none.
  package func nib(named name: String, in bundle: Bundle?) -> (any NibContent)? {
    interfacesInUse.last?.nib(named: name, in: bundle)
      ?? interfaceLoader?.nib(named: name, in: bundle)
  }

  /// Makes objects of a storyboard or nib; those that code makes meanwhile are near it.
  package static func using<Result>(
    _ content: (any InterfaceContent)?, _ make: () -> Result
  ) -> Result {
    guard let content, let stage = current else { return make() }
    stage.interfacesInUse.append(content)
    defer { stage.interfacesInUse.removeLast() }
    return make()
  }
}
