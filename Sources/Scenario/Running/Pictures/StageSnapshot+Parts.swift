import Drawing
import Foundation

nonisolated extension StageSnapshot {
  /// The snapshot with frames painted over in grey: pictures and texts no longer show what is there,
  /// only where.
  func painting(over frames: [CGRect]) -> StageSnapshot {
    guard !frames.isEmpty else { return self }
    var snapshot = self
    snapshot.frame.commands += frames.map {
      .fill(Fill(frame: $0.insetBy(dx: -Self.shadow, dy: -Self.shadow), color: Self.cover))
    }
    snapshot.screen.elements = screen.elements.compactMap { $0.painted(over: frames) }
    return snapshot
  }

  /// The colour of what is painted over: the grey between black and white.
  private static let cover = Color(red: 0.5, green: 0.5, blue: 0.5)

  /// How far the shadows of controls reach beyond their frames, in points: a knob's six, rounded up.
  private static let shadow: CGFloat = 8

  /// The part of the screen in a frame, with the elements whose middle is in it.
  ///
  /// It has no stack and no bars: places count from the frame.
  func cropped(to frame: CGRect) -> StageSnapshot {
    joined([Strip(source: self, frame: frame, origin: .zero)], size: frame.size)
  }

  /// A part of a snapshot, and where it is in the whole.
  struct Strip {
    var source: StageSnapshot
    var frame: CGRect
    var origin: CGPoint
  }

  /// A picture put together from parts.
  func joined(_ strips: [Strip], size: CGSize) -> StageSnapshot {
    var whole = self
    whole.callbacks = []
    // A part has no other instant to be compared with.
    whole.isInMotion = false
    whole.frame = DisplayList(size: size, commands: strips.map(\.layer))
    whole.screen = ScreenInspection(
      size: size, elements: strips.flatMap(\.elements))
    return whole
  }
}

nonisolated extension StageSnapshot.Strip {
  private var shift: CGVector {
    CGVector(dx: origin.x - frame.minX, dy: origin.y - frame.minY)
  }

  fileprivate var layer: DrawCommand {
    .layer(
      Layer(
        origin: CGPoint(x: shift.dx, y: shift.dy), clip: frame, commands: source.frame.commands))
  }

  fileprivate var elements: [ScreenInspection.Element] {
    source.screen.elements.map(PlacedElement.init)
      .filter { frame.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
      .map { $0.element.moved(by: shift) }
  }
}

nonisolated extension ScreenInspection.Element {
  fileprivate func moved(by shift: CGVector) -> Self {
    var element = self
    let place = PlacedElement(self).frame.offsetBy(dx: shift.dx, dy: shift.dy)
    element.frame = ScreenInspection.numbers(place)
    return element
  }

  /// The element without what it says, if it is painted over; nil if it is a part of one that is.
  fileprivate func painted(over frames: [CGRect]) -> Self? {
    let own = PlacedElement(self).frame
    guard let cover = frames.first(where: { $0.holds(own, slack: ScrollState.slack) }) else {
      return self
    }
    // The element itself is as large, up to a pixel.
    guard own.holds(cover, slack: 1) else { return nil }
    var element = self
    (element.label, element.value, element.details) = (ScreenLines.gap, nil, [])
    return element
  }
}
