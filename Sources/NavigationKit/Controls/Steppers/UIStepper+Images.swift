import Foundation

/// The images of a stepper, in place of its default look.
struct StepperImages {
  /// The states of the halves beside a divider.
  struct Sides: Hashable {
    let left: UIControl.State
    let right: UIControl.State
  }

  var background = StateImages()
  var increment = StateImages()
  var decrement = StateImages()
  var dividers: [Sides: UIImage] = [:]

  /// The divider between halves in two states.
  func divider(between sides: Sides) -> UIImage? {
    dividers[sides] ?? dividers[Sides(left: .normal, right: .normal)]
  }
}

extension UIStepper {
  /// The image that was set behind the signs for a state.
  public func backgroundImage(for state: State) -> UIImage? { images.background[state] }
  /// The image that was set between the halves for their states.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? { images.dividers[StepperImages.Sides(left: leftState, right: rightState)] }
  /// The image that was set in the place of the plus for a state.
  public func incrementImage(for state: State) -> UIImage? { images.increment[state] }
  /// The image that was set in the place of the minus for a state.
  public func decrementImage(for state: State) -> UIImage? { images.decrement[state] }

  /// Shows the images of the halves' states.
  func showImages() {
    for half in halves {
      half.background = images.background.shown(in: half.state)
      half.image = (half.sign < 0 ? images.decrement : images.increment).shown(in: half.state)
    }
    let ends = isRightToLeft ? [halves[1], halves[0]] : halves
    divider.image = images.divider(
      between: StepperImages.Sides(left: ends[0].state, right: ends[1].state))
    divider.backgroundColor = divider.image == nil ? .separator : nil
  }

  func imagesDidChange(from old: StepperImages) {
    if old.background.isEmpty != images.background.isEmpty { showBackground() }
    show()
    setNeedsLayout()
  }

  /// The default background, unless there is an image.
  func showBackground() {
    let isDefault = images.background.isEmpty
    layer.cornerRadius = isDefault ? StepperMetrics.radius : 0
    byDefault { backgroundColor = isDefault ? .tertiarySystemFill : nil }
  }
}
