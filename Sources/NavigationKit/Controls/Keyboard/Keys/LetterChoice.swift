import Foundation

/// The letters that a held key offers, in a row over it from which a finger chooses: pure.
nonisolated struct LetterChoice: Hashable {
  /// The letters; the first is the key's own, and is over the key.
  let letters: [String]
  /// The frames of the key and of the keyboard.
  let key: CGRect
  let keyboard: CGRect
  /// The letter that is typed if the finger is lifted.
  private(set) var chosen = 0

  init(_ letters: [String], over key: CGRect, in keyboard: CGRect) {
    (self.letters, self.key, self.keyboard) = (letters, key, keyboard)
  }

  var letter: String { letters[chosen] }

  /// The row goes on to the side with more room.
  private var goesRight: Bool { key.midX < keyboard.midX }
  private var room: CGRect { keyboard.insetBy(dx: KeyboardMetrics.balloonMargin, dy: 0) }
  private var width: CGFloat {
    min(KeyboardMetrics.choiceWidth, room.width / CGFloat(letters.count))
  }

  /// The row's frame.
  var head: CGRect {
    let whole = width * CGFloat(letters.count)
    let x = goesRight ? key.midX - width / 2 : key.midX + width / 2 - whole
    return CGRect(
      x: max(room.minX, min(x, room.maxX - whole)),
      y: key.minY - KeyboardMetrics.balloonNeck - KeyboardMetrics.balloonHeight, width: whole,
      height: KeyboardMetrics.balloonHeight)
  }

  /// The frame of a letter.
  func frame(of index: Int) -> CGRect {
    let place = goesRight ? index : letters.count - 1 - index
    return CGRect(
      x: head.minX + CGFloat(place) * width, y: head.minY, width: width, height: head.height)
  }

  /// After the finger has moved to a place from left to right.
  func moved(to x: CGFloat) -> LetterChoice {
    var moved = self
    let place = min(max(Int((x - head.minX) / width), 0), letters.count - 1)
    moved.chosen = goesRight ? place : letters.count - 1 - place
    return moved
  }
}
