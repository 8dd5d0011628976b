/// A floor of a house: a drag up leads to the next floor, a drag down to the one below.
final class FloorPage: MessagePage, SelfMovingPage {
  private let floor: Int
  private let lift: Lift

  init(floor: Int, lift: Lift) {
    self.floor = floor
    self.lift = lift
    super.init(
      "Floor \(floor)", symbol: "arrow.up.arrow.down",
      "Pull the page up for the next floor, down for the one below. Let go early and it stays.")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = floor.isMultiple(of: 2) ? .systemGroupedBackground : .systemBackground
    let pan = UIPanGestureRecognizer()
    pan.addAction(UIAction { [weak self, unowned pan] _ in self?.panDidChange(pan) })
    view.addGestureRecognizer(pan)
  }

  func animator(
    for operation: UINavigationController.Operation
  ) -> any UIViewControllerAnimatedTransitioning {
    LiftAnimator(isRising: operation == .push, driver: lift.driver)
  }

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    // The page moves with the drag; the view around it does not.
    let room = navigationController?.view
    let distance = pan.translation(in: room).y
    switch pan.state {
    case .began: begin(upwards: distance < 0)
    case .changed: lift.pull(distance, height: room?.bounds.height ?? view.bounds.height)
    case .ended: lift.release(velocity: pan.velocity(in: room).y)
    case .cancelled: lift.letBack()
    default: break
    }
  }

  private func begin(upwards: Bool) {
    guard let navigation = navigationController, navigation.topViewController === self,
      lift.driver == nil
    else { return }
    lift.begin(upwards: upwards)
    if upwards {
      navigation.pushViewController(FloorPage(floor: floor + 1, lift: lift), animated: true)
    } else {
      navigation.popViewController(animated: true)
    }
  }
}
