extension Demo {
  static let pickersTour = [
    DemoStop("pickers") { $0.settle() },
    DemoStop("breakfast") { $0.visit("Breakfast") },
    DemoStop("turning") { stage in
      stage.press(at: stage.wheel(0, 1))
      stage.move(to: stage.wheel(0, -1), over: 0.3)
    },
    DemoStop("turned") { stage in
      stage.release()
      stage.settle()
    },
    DemoStop("departure") { stage in
      stage.back()
      stage.visit("Departure")
    },
    DemoStop("later") { stage in
      stage.tap(at: stage.wheel(1, 1))
      stage.settle()
    },
    DemoStop("calendar") { stage in
      stage.back()
      stage.visit("Calendar")
    },
    DemoStop("next-month") { $0.visit("Next Month") },
    DemoStop("appointment") { stage in
      stage.back()
      stage.visit("Appointment")
    },
    DemoStop("popover") { $0.visit("May 12, 2024") },
    DemoStop("chosen") { $0.visit("Wednesday, May 15") },
  ]
}

extension Stage {
  /// A point on a wheel, some rows below its middle.
  fileprivate func wheel(_ index: Int, _ rows: CGFloat) -> CGPoint {
    let frames = elements().filter { $0.role == .picker }.map(\.frame).sorted {
      $0.minX < $1.minX
    }
    guard frames.indices.contains(index) else { return .zero }
    return CGPoint(x: frames[index].midX, y: frames[index].midY + 31 * rows)
  }
}
