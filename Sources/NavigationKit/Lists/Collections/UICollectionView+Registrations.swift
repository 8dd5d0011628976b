public import Foundation

extension UICollectionView {
  /// How the cells of items are made and configured; nothing has to be registered by name.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let handler: Handler
    let name = RegistrationName()

    /// Makes a registration; create it once, not for each cell.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How supplementary views of a kind are made and configured.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view of a kind at an index path.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let kind: String
    let handler: Handler
    let name = RegistrationName()

    /// Makes a registration; create it once, not for each view.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A configured cell, reused or new.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = identifier(of: registration.name)
    register(Cell.self, forCellWithReuseIdentifier: identifier)
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell
    else { preconditionFailure("A registration's cells are \(Cell.self).") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A configured supplementary view, reused or new.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.kind, identifier(of: registration.name))
    register(
      Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("A registration's views are \(Supplementary.self).")
    }
    registration.handler(view, kind, indexPath)
    return view
  }

  /// The reuse identifier of a registration: its number among those used here.
  private func identifier(of name: RegistrationName) -> String {
    if let registration = registrations[ObjectIdentifier(name)] { return registration.identifier }
    let identifier = "registration \(registrations.count)"
    registrations[ObjectIdentifier(name)] = (name, identifier)
    return identifier
  }
}

/// Tells registrations apart.
final class RegistrationName {}
