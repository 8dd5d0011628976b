import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The items that providers give, and to whom.
struct ItemProviderTests {
  private let stage = Stage(size: .phone)

  /// Runs a load in an update, and its completion handler in virtual time.
  private func result<Value>(_ load: (@escaping (Value?, (any Error)?) -> Void) -> Progress)
    -> (value: Value?, error: NSError?, calls: Int)
  {
    var (value, error): (Value?, NSError?) = (nil, nil)
    var calls = 0
    let progress = stage.perform {
      let progress = load {
        (value, error) = ($0, $1 as NSError?)
        calls += 1
      }
      #expect(calls == 0 && !progress.isFinished, "not before the load returns")
      return progress
    }
    stage.settle()
    #expect(progress.isFinished)
    return (value, error, calls)
  }

  @Test func `a text is given as it is, and as data`() {
    let provider = NSItemProvider(object: "Tide" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(
      provider.canLoadObject(ofClass: NSString.self) && provider.canLoadObject(ofClass: String.self)
    )
    #expect(
      !provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: URL.self))
    let text = result { provider.loadObject(ofClass: String.self, completionHandler: $0) }
    #expect(text.value == "Tide" && text.error == nil && text.calls == 1)
    let data = result {
      provider.loadDataRepresentation(forTypeIdentifier: "public.text", completionHandler: $0)
    }
    #expect(data.value == Data("Tide".utf8))
  }

  @Test func `an address is given as a URL`() throws {
    let url = try #require(URL(string: "https://example.org/tide?x=1"))
    let provider = NSItemProvider(object: url as NSURL)
    #expect(provider.registeredTypeIdentifiers == ["public.url"])
    let loaded = result { provider.loadObject(ofClass: URL.self, completionHandler: $0) }
    #expect(loaded.value == url)
  }

  @Test func `an image is the same image, without its pixels being drawn`() {
    let image = UIImage(.file("/tide.png"), size: CGSize(width: 4, height: 4))
    let provider = NSItemProvider(object: image)
    #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
    let loaded = result { provider.loadObject(ofClass: UIImage.self, completionHandler: $0) }
    #expect(loaded.value as? UIImage === image)
    let data = result {
      provider.loadDataRepresentation(forTypeIdentifier: "public.png", completionHandler: $0)
    }
    #expect(data.value == nil && data.error != nil, "this stage draws no pixels")
  }

  @Test func `data are read by the class that is asked for`() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.jpeg", visibility: .all) {
      $0(Data([1, 2]), nil)
      return nil
    }
    provider.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) {
      $0(Data("https://example.org".utf8), nil)
      return nil
    }
    let image = result { provider.loadObject(ofClass: UIImage.self, completionHandler: $0) }
    #expect(image.value is UIImage)
    let url = result { provider.loadObject(ofClass: URL.self, completionHandler: $0) }
    #expect(url.value?.host == "example.org")
  }

  @Test func `a type that is added again replaces the first`() {
    let provider = NSItemProvider(object: "Ebb" as NSString)
    provider.registerObject("Flood" as NSString, visibility: .ownProcess)
    #expect(provider.registeredTypeIdentifiers.count == 1)
    let data = result {
      provider.loadDataRepresentation(
        forTypeIdentifier: "public.plain-text", completionHandler: $0)
    }
    #expect(data.value == Data("Flood".utf8))
  }

  @Test func `what is not there is an error`() {
    let provider = NSItemProvider(object: "Tide" as NSString)
    let image = result { provider.loadObject(ofClass: UIImage.self, completionHandler: $0) }
    #expect(image.value == nil && image.error?.domain == NSItemProvider.errorDomain)
    #expect(image.error?.code == NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
    let data = result {
      provider.loadDataRepresentation(forTypeIdentifier: "public.png", completionHandler: $0)
    }
    #expect(data.error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    let broken = NSItemProvider()
    broken.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) {
      $0(nil, nil)
      return nil
    }
    let nothing = result {
      broken.loadDataRepresentation(forTypeIdentifier: "public.text", completionHandler: $0)
    }
    #expect(nothing.error?.localizedDescription == "The item has no data of the type public.text.")
    broken.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) {
      $0(Data([0xFF, 0xFE, 0x80]), nil)
      return nil
    }
    let text = result { broken.loadObject(ofClass: NSString.self, completionHandler: $0) }
    #expect(text.value == nil && text.error != nil)
  }

  @Test func `an app's class writes and reads itself`() {
    let provider = NSItemProvider(object: Buoy(7))
    #expect(provider.canLoadObject(ofClass: Buoy.self))
    let same = result { provider.loadObject(ofClass: Buoy.self, completionHandler: $0) }
    #expect((same.value as? Buoy)?.number == 7)
    let other = NSItemProvider()
    other.registerDataRepresentation(forTypeIdentifier: "org.example.buoy", visibility: .all) {
      $0(Data([9]), nil)
      return nil
    }
    let read = result { other.loadObject(ofClass: Buoy.self, completionHandler: $0) }
    #expect((read.value as? Buoy)?.number == 9)
  }

  @Test func `outside of an update it tells on the main queue`() async {
    let provider = NSItemProvider(object: "Tide" as NSString)
    let text = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, _ in
        MainActor.assertIsolated()
        continuation.resume(returning: text)
      }
    }
    #expect(text == "Tide")
  }

  @Test(arguments: [
    ("public.png", "public.image", true), ("public.image", "public.png", false),
    ("public.jpeg", "public.item", true), ("public.file-url", "public.url", true),
    ("org.example.x", "org.example.x", true), ("org.example.x", "public.data", false),
  ])
  func `a type is a kind of another`(type: String, other: String, isKind: Bool) {
    #expect(ItemType(type).conforms(to: ItemType(other)) == isKind)
  }
}

private final class Buoy: NSObject, NSItemProviderReading, NSItemProviderWriting {
  let number: UInt8
  init(_ number: UInt8) { self.number = number }

  static var readableTypeIdentifiersForItemProvider: [String] { ["org.example.buoy"] }
  static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.buoy"] }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Buoy {
    Buoy(data.first ?? 0)
  }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data([number]), nil)
    return nil
  }
}
