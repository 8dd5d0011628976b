import Goldens
import Drawing
import Foundation
import NavigationKit
import Testing

struct MissingSymbolTests {
  /// An image source with one symbol.
  private struct OneSymbol: ImageSource {
    func size(of image: ImageReference) -> CGSize? {
      image == .symbol("known") ? CGSize(width: 24, height: 24) : nil
    }
  }

  @Test func `a symbol that is not in the set is told by its name`() {
    let stage = Stage(size: CGSize(width: 200, height: 200), imageSource: OneSymbol())
    let controller = UIViewController()
    for (index, name) in ["known", "no.such.symbol"].enumerated() {
      let view = UIImageView(image: UIImage(systemName: name))
      view.frame = CGRect(x: 0, y: 50 * index, width: 24, height: 24)
      controller.view.addSubview(view)
    }
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    let images = stage.elements(.image)
    #expect(images.map(\.label) == ["no.such.symbol"])
  }
}
