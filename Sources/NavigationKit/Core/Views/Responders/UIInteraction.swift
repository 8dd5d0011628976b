/// A behaviour that is added to a view, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view it was added to; nil for none.
  var view: UIView? { get }
  /// Called before it is added to a view, or removed from its view, which is then nil.
  func willMove(to view: UIView?)
  /// Called after it was added to a view, or removed from its view, which is then nil.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction, and removes it from its former view.
  func attach(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction, if it is the view's.
  func detach(_ interaction: any UIInteraction) {
    guard let place = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: place)
    interaction.didMove(to: nil)
  }
}
