import Drawing
import Foundation
import Testing

/// Frames as text: what golden files hold.
struct DisplayListTests {
  private func text(_ command: DrawCommand) -> String {
    let list = DisplayList(size: CGSize(width: 10, height: 10), commands: [command])
    return String(list.description.split(separator: "\n")[1].dropFirst(2))
  }

  private let frame = CGRect(x: 1, y: 2.5, width: 3, height: 1.0 / 3)

  @Test func `every command has its line`() {
    #expect(
      text(.fill(Fill(frame: frame, color: .white, cornerRadius: 4)))
        == "fill (1 2.5 3 0.333) #FFFFFF radius 4")
    #expect(
      text(.stroke(Stroke(frame: frame, color: .black, width: 0.5)))
        == "stroke (1 2.5 3 0.333) #000000 width 0.5")
    #expect(
      text(.gradient(Gradient(frame: frame, start: .clear, end: .black)))
        == "gradient (1 2.5 3 0.333) #000000@0 → #000000")
    #expect(
      text(.material(Material(frame: frame, tint: Color.white.faded(by: 0.5), sigma: 10)))
        == "material (1 2.5 3 0.333) #FFFFFF@0.5 sigma 10")
    #expect(
      text(
        .stroke(
          Stroke(
            frame: frame, color: .black, width: 2, cornerRadius: 3, cornerCurve: .continuous)))
        == "stroke (1 2.5 3 0.333) #000000 width 2 radius 3 continuous")
    #expect(
      text(.fill(Fill(frame: frame, color: .white, cornerCurve: .continuous)))
        == "fill (1 2.5 3 0.333) #FFFFFF")
    #expect(
      text(
        .layer(Layer(clip: frame, cornerRadius: 1, cornerCurve: .continuous, commands: [])))
        == "layer (0 0) clip (1 2.5 3 0.333) radius 1 continuous")
    let pane = Material(
      frame: frame, tint: .black, sigma: 0, saturation: 1.8, cornerRadius: 3,
      cornerCurve: .continuous, opacity: 0.25)
    #expect(
      text(.material(pane))
        == "material (1 2.5 3 0.333) #000000 sigma 0 saturation 1.8 radius 3 continuous opacity 0.25"
    )
    #expect(
      text(.shadow(Shadow(frame: frame, cornerRadius: 2, blur: 8, color: .black)))
        == "shadow (1 2.5 3 0.333) #000000 blur 8 radius 2")
    #expect(
      text(.image(ImagePlacement(image: .symbol("plus"), frame: frame, tint: Color(0, 122, 255))))
        == "image symbol plus (1 2.5 3 0.333) #007AFF")
    #expect(
      text(
        .text(
          TextLine(
            text: "a \"b\"", font: Font(size: 17, weight: .semibold), color: .black,
            origin: CGPoint(x: -0.25, y: 0), width: 20)))
        == "text \"a \\\"b\\\"\" (-0.25 0) width 20 17 semibold #000000")
  }

  @Test func `a layer's commands are indented below it`() {
    let list = DisplayList(
      size: CGSize(width: 10, height: 20),
      commands: [
        .layer(
          Layer(
            origin: CGPoint(x: 5, y: 0), clip: frame, opacity: 0.5, dim: 0.1, isKept: true,
            commands: [.fill(Fill(frame: frame, color: Color(1, 2, 3, alpha: 0.25)))]))
      ])
    #expect(
      list.description == """
        frame 10×20
          layer (5 0) clip (1 2.5 3 0.333) opacity 0.5 dim 0.1 kept
            fill (1 2.5 3 0.333) #010203@0.25

        """)
  }

  @Test func `a picture file is named without the folders of this machine`() {
    let here = text(.image(ImagePlacement(image: .file("/home/anna/Dog.jpg"), frame: frame)))
    let there = text(.image(ImagePlacement(image: .file("/srv/ci/Dog.jpg"), frame: frame)))
    #expect(here == there)
    #expect(here == "image file Dog.jpg (1 2.5 3 0.333)")
  }

  @Test func `a difference that can be seen is a difference in the text`() {
    let one = text(.fill(Fill(frame: frame, color: .white)))
    let shifted = text(.fill(Fill(frame: frame.offsetBy(dx: 0.001, dy: 0), color: .white)))
    #expect(one != shifted)
  }
}
