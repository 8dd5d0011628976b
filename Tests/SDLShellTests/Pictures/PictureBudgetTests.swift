import Drawing
import Foundation
import Goldens
import Testing

@testable import SDLShell

/// The memory of decoded pictures, which does not depend on the machine.
///
/// If one of these fails, look for what keeps pictures that are not shown, or decodes them larger
/// than they are drawn; raise a budget only for something that users see.
struct PictureBudgetTests {
  /// The most that the pictures of a window may take, in bytes: more than three screens at 3 pixels
  /// per point.
  private static let windowBudget = 32 << 20
  /// The key and the entry of a picture, in bytes.
  private static let entry = 200

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func store(budget: Int = PictureStore.budget) throws -> PictureStore {
    try PictureStore(
      renderer: Renderer(width: 8, height: 8), images: ImageLibrary(), budget: budget,
      onArrival: nil)
  }

  private func photo(_ name: String) throws -> String {
    try folder.add("\(name).jpg", Photo.quarters(orientation: 1))
  }

  @Test func `the pictures of many pages stay within a budget, however many there are`() throws {
    #expect(PictureStore.budget <= Self.windowBudget)
    let budget = 100 << 10
    let store = try store(budget: budget)
    for number in 0..<40 {
      // 16 KB each.
      _ = store.picture(PictureRequest(path: try photo("\(number)"), width: 64, height: 64))
      #expect(store.bytes <= budget)
    }
    #expect(store.bytes > budget / 2)
  }

  @Test func `a picture takes the memory of the size it is drawn at, not of its own`() throws {
    let store = try store()
    _ = store.picture(PictureRequest(path: try photo("photo"), width: 8, height: 4))
    #expect(store.bytes == 8 * 4 * 4 + Self.entry)
  }
}
