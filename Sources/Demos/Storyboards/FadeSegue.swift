/// Presents its destination over the whole screen, by a cross-dissolve.
final class FadeSegue: UIStoryboardSegue {
  override func perform() {
    destination.modalPresentationStyle = .fullScreen
    destination.modalTransitionStyle = .crossDissolve
    source.present(destination, animated: true)
  }
}
