extension Demo {
  static let drawingTour = [
    DemoStop("drawing") { $0.settle() },
    DemoStop("strokes") { stage in
      stage.draw([(0.2, 0.3), (0.8, 0.25)])
      stage.visit("Rose")
      stage.draw([(0.2, 0.5), (0.5, 0.7), (0.8, 0.5)])
    },
    DemoStop("again") { stage in
      stage.tap("Play")
      stage.advance(by: 0.9)
    },
    DemoStop("picture") { stage in
      stage.settle()
      stage.visit("Picture")
    },
  ]
}

extension Stage {
  /// Draws a stroke through points in fractions of the screen.
  fileprivate func draw(_ points: [(x: CGFloat, y: CGFloat)]) {
    let size = window.bounds.size
    let places = points.map { CGPoint(x: $0.x * size.width, y: $0.y * size.height) }
    guard let first = places.first else { return }
    press(at: first)
    for place in places.dropFirst() { move(to: place, over: 0.3) }
    release()
  }
}
