import Goldens
import Drawing
import Foundation
import NavigationKit
import Testing

@testable import NavigationKit

/// Picking a picture of the photo library.
struct ImagePickerTests {
  private let stage = Stage(
    size: .phone,
    imageSource: LibrarySource(names: ["Dune", "Rill", "Tarn"]))
  private let page = PickingPage()

  init() {
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private func present(_ change: (UIImagePickerController) -> Void = { _ in }) {
    stage.perform {
      let picker = UIImagePickerController()
      picker.delegate = page
      change(picker)
      page.present(picker, animated: true)
    }
    stage.settle()
  }

  private var labels: [String] { stage.elements().map(\.label) }

  @Test func `it shows the library's pictures in a grid, three in a row`() {
    present()
    #expect(labels.contains("Photos") && labels.contains("Cancel"))
    let frames = ["Dune", "Rill", "Tarn"].map { (name: String) -> CGRect in
      stage.elements().first { $0.label == name }?.frame ?? CGRect.zero
    }
    #expect(frames.allSatisfy { $0.width == $0.height && $0.width > 120 })
    #expect(frames[0].minX < frames[1].minX)
    #expect(frames[2].maxX <= 390)
    #expect(Set(frames.map(\.minY)).count == 1)
  }

  @Test func `a tap tells of the picture, and the picker stays until it is taken away`() throws {
    present()
    stage.tap("Rill")
    stage.settle()
    let info = try #require(page.picked.first)
    let image = try #require(info[.originalImage] as? UIImage)
    #expect(image.name == "Rill" && image.size == CGSize(width: 40, height: 30))
    #expect(info[.mediaType] as? String == "public.image")
    #expect((info[.imageURL] as? URL)?.lastPathComponent == "Rill.jpeg")
    #expect(info[.editedImage] == nil && info[.cropRect] == nil && page.picked.count == 1)
    #expect(page.presentedViewController is UIImagePickerController)
    stage.perform { page.dismiss(animated: true) }
    stage.settle()
    #expect(page.presentedViewController == nil)
  }

  @Test func `with editing, the whole picture is the edited one`() throws {
    present { $0.allowsEditing = true }
    stage.tap("Dune")
    let info = try #require(page.picked.first)
    #expect((info[.editedImage] as? UIImage)?.name == "Dune")
    #expect((info[.cropRect] as? NSValue)?.cgRectValue == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test func `Cancel is the delegate's, if it has a method for it`() {
    present()
    stage.tap("Cancel")
    stage.settle()
    #expect(page.cancels == 1 && page.presentedViewController != nil)
  }

  @Test func `Cancel takes the picker away if nobody hears of it`() {
    present { $0.delegate = nil }
    stage.tap("Cancel")
    stage.settle()
    #expect(page.cancels == 0 && page.presentedViewController == nil)
  }

  @Test func `a delegate without a method for Cancel has the picker leave`() {
    let listener = PlainListener()
    present { $0.delegate = listener }
    stage.tap("Cancel")
    stage.settle()
    #expect(page.presentedViewController == nil)
  }

  @Test func `films are none of the library`() {
    present { $0.mediaTypes = ["public.movie"] }
    #expect(!labels.contains("Dune") && labels.contains("Cancel"))
  }

  @Test func `there is a library and no camera`() {
    typealias Picker = UIImagePickerController
    #expect(Picker.isSourceTypeAvailable(.photoLibrary))
    #expect(Picker.isSourceTypeAvailable(.savedPhotosAlbum))
    #expect(!Picker.isSourceTypeAvailable(.camera))
    #expect(Picker.availableMediaTypes(for: .photoLibrary) == ["public.image"])
    #expect(Picker.availableMediaTypes(for: .camera) == nil)
    #expect(!Picker.isCameraDeviceAvailable(.front) && !Picker.isFlashAvailable(for: .rear))
    #expect(Picker.availableCaptureModes(for: .rear) == nil)
  }

  @Test func `a source that is not there stops with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIImagePickerController().sourceType = .camera
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Source type 1 not available"))
  }

  @Test(
    arguments: [
      (320, 105.25), (390, 128.5), (430, 142), (768, 152), (1024, 144.5), (1, 1),
    ] as [(CGFloat, CGFloat)])
  func `pictures fill a row`(width: CGFloat, side: CGFloat) {
    #expect(PictureGridMetrics.side(in: width) == side)
  }
}

private struct LibrarySource: ImageSource, PictureLibrary {
  let names: [String]
  var picturePaths: [String] { names.map { "/pictures/\($0).jpeg" } + ["/pictures/broken.jpeg"] }
  func size(of image: ImageReference) -> CGSize? {
    if case .file(let path) = image, path.contains("broken") { return nil }
    return CGSize(width: 40, height: 30)
  }
}

private final class PickingPage: UIViewController, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  var picked: [[UIImagePickerController.InfoKey: Any]] = []
  var cancels = 0

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picked.append(info) }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }
}

private final class PlainListener: NSObject, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{}
