import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The colours that symbol configurations ask for.
struct SymbolColorTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  private let stage = Stage(size: .smallPhone)
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    view.tintColor = .green
    stage.window.addSubview(view)
    stage.window.makeKeyAndVisible()
  }

  private func tint(_ configuration: Configuration) -> Color? {
    view.image = UIImage(systemName: "star", withConfiguration: configuration)
    return shown
  }

  private var shown: Color? {
    for case .image(let image) in stage.displayList().commands { return image.tint }
    return nil
  }

  @Test func `a palette draws a symbol of one layer in its first colour`() {
    #expect(tint(Configuration(paletteColors: [.red, .blue])) == Color(255, 0, 0))
    #expect(tint(Configuration(paletteColors: [])) == Color(0, 255, 0))
    #expect(tint(Configuration(hierarchicalColor: .blue)) == Color(0, 0, 255))
  }

  @Test func `monochrome and multicolour symbols are in the tint`() {
    let red = Configuration(hierarchicalColor: .red)
    for plain in [Configuration.preferringMonochrome(), .preferringMulticolor()] {
      #expect(tint(plain) == Color(0, 255, 0))
      #expect(tint(red.applying(plain)) == Color(0, 255, 0))
    }
    #expect(tint(red.applying(Configuration.unspecified)) == Color(255, 0, 0))
  }

  @Test func `a given colour and a template come before the palette`() {
    let star = UIImage(
      systemName: "star", withConfiguration: Configuration(paletteColors: [.red]))
    view.image = star?.withTintColor(.blue)
    #expect(shown == Color(0, 0, 255))
    view.image = star?.withRenderingMode(.alwaysTemplate)
    #expect(shown == Color(0, 255, 0))
    view.image = star?.withRenderingMode(.alwaysOriginal)
    #expect(shown == Color(255, 0, 0) && star != UIImage(systemName: "star"))
  }

  @Test func `a configuration is applied to another part by part`() {
    let large = Configuration(pointSize: 34, weight: .bold, scale: .large)
    let red = large.applying(Configuration(paletteColors: [.red]))
    let small = red.applying(Configuration(scale: .small))
    #expect(small.look == SymbolLook(pointSize: 34, scale: .small, coloring: .colored(.red)))
    #expect(red.applying(nil).isEqual(to: red) && red != large && !red.isEqual(to: nil))
    #expect(UIImage(systemName: "star", withConfiguration: red)?.configuration == red)
  }

  @Test func `a button's symbols have its configuration's colours`() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setPreferredSymbolConfiguration(
      Configuration(paletteColors: [.red]), forImageIn: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    stage.window.addSubview(button)
    #expect(shown == Color(255, 0, 0))
  }
}
