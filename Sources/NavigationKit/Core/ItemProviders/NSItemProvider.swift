public import Foundation

/// Gives an item to another part of the app, or to another app: as an object or as data, once it is
/// asked for.
///
/// An object is delivered to its own class as it is, and to another class by its data. Completion
/// handlers are called on the main queue, in virtual time.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  /// Loads data, and calls the completion with them or an error.
  public typealias DataLoadHandler = (
    _ completion: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?

  /// A form in which the item is there.
  struct Representation {
    let type: String
    let load: DataLoadHandler
  }

  private(set) var representations: [Representation] = []
  /// The objects that were given as such, the first one first.
  private(set) var objects: [any NSItemProviderWriting] = []

  /// Makes a provider of nothing.
  public override init() { super.init() }

  /// Makes a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// The name of the item, if it becomes a file.
  open var suggestedName: String?

  /// The types of data that there are, the best one first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Adds an object, in the types that it writes.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    objects.append(object)
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Adds data of a type, which are loaded when they are asked for.
  ///
  /// - Parameter visibility: The apps that see it; without effect, as there is one app here.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping DataLoadHandler
  ) {
    representations.removeAll { $0.type == typeIdentifier }
    representations.append(Representation(type: typeIdentifier, load: loadHandler))
  }

  /// Whether there are data of a type, or of one that is a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  /// The best form that is of a type.
  func representation(conformingTo type: String) -> Representation? {
    representations.first { ItemType($0.type).conforms(to: ItemType(type)) }
  }

  /// Whether an object of a class can be made of it.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(of: aClass) != nil || form(for: aClass) != nil
  }

  /// The object that was given, if it is of a class.
  func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    objects.lazy.compactMap { $0 as? any NSItemProviderReading }.first {
      sequence(first: type(of: $0) as AnyClass, next: { _getSuperclass($0) })
        .contains { $0 == aClass as AnyClass }
    }
  }

  /// The form that a class reads best.
  func form(for aClass: any NSItemProviderReading.Type) -> Representation? {
    aClass.readableTypeIdentifiersForItemProvider.lazy
      .compactMap { self.representation(conformingTo: $0) }.first
  }
}
