import Foundation

extension UICollectionView {
  /// Whether placeholders are shown among the items, so that not all of them have data.
  public var hasUncommittedUpdates: Bool { !placeholders.isEmpty }

  /// Where an item that is shown is in the data, but for one that is dragged.
  func inData(_ path: IndexPath) -> IndexPath { placeholders.inData(path) }

  /// Shows a placeholder.
  func insert(_ placeholder: UICollectionViewPlaceholder) {
    let path = placeholders.shown(placeholder.path)
    placeholders.add(placeholder, at: path)
    insertItems(at: [path])
  }

  /// Lets code add data in the place of a placeholder; returns false if that is not there.
  func commit(_ placeholder: UICollectionViewPlaceholder, _ addData: (IndexPath) -> Void) -> Bool {
    guard let path = placeholders.path(of: placeholder) else { return false }
    let place = inData(path)
    _ = placeholders.remove(placeholder)
    addData(place)
    reloadItems(at: [path])
    return true
  }

  /// Removes a placeholder; returns false if it is not there.
  func delete(_ placeholder: UICollectionViewPlaceholder) -> Bool {
    guard let path = placeholders.remove(placeholder) else { return false }
    deleteItems(at: [path])
    return true
  }

  /// The cell of a placeholder; nil for an item of the data.
  func placeholderCell(at path: IndexPath) -> UICollectionViewCell? {
    guard let placeholder = placeholders[path] else { return nil }
    let cell = dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }
}
