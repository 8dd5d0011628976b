/// The scene of Segues.storyboard that is embedded in another: how high the water is.
final class TideController: UIViewController {
  var levelLabel: UILabel!
  var levelSlider: UISlider!

  override func viewDidLoad() {
    super.viewDidLoad()
    tideChanged(levelSlider)
  }

  func tideChanged(_ slider: UISlider) {
    levelLabel.text = String(format: "%.1f m", slider.value)
  }
}
