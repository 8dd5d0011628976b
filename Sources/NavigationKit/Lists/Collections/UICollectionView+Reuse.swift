public import Foundation

extension UICollectionView {
  /// Registers a class that makes cells when none can be reused; nil unregisters it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    precondition(
      cellClass == nil || cellClass is UICollectionViewCell.Type,
      "Cells “\(identifier)” must be of a subclass of UICollectionViewCell.")
    register(cellClass, ReuseName.cell(identifier))
  }

  /// Makes cells for a reuse identifier from the first view of a nib; nil unregisters it.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuseQueue.register(
      ReuseName.cell(identifier),
      nib.map { nib in { nib.instantiate(withOwner: nil).first as? UICollectionViewCell } })
  }

  /// Makes cells for a reuse identifier by a closure: a storyboard's prototype.
  public func registerPrototype(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionViewCell?
  ) { reuseQueue.register(ReuseName.cell(identifier), make) }

  /// Registers a class that makes supplementary views when none can be reused; nil unregisters it.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    precondition(
      viewClass == nil || viewClass is UICollectionReusableView.Type,
      "Supplementary views “\(identifier)” must be of a subclass of UICollectionReusableView.")
    register(viewClass, ReuseName.supplementary(elementKind, identifier))
  }

  /// Makes supplementary views from the first view of a nib; nil unregisters it.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reuseQueue.register(
      ReuseName.supplementary(kind, identifier),
      nib.map { nib in { nib.instantiate(withOwner: nil).first as? UICollectionReusableView } })
  }

  /// Makes supplementary views by a closure: a storyboard's prototype.
  public func registerPrototype(
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
    _ make: @escaping () -> UICollectionReusableView?
  ) { reuseQueue.register(ReuseName.supplementary(kind, identifier), make) }

  private func register(_ viewClass: AnyClass?, _ name: String) {
    let type = viewClass as? UICollectionReusableView.Type
    reuseQueue.register(name, type.map { type in { type.instance(frame: .zero) } })
  }

  /// The cell that ``dequeueReusableCell(withReuseIdentifier:for:)`` returns, which is in the class for
  /// tests that override it.
  func reusedOrMadeCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    let name = ReuseName.cell(identifier)
    guard let cell = dequeue(name, identifier, for: .item(indexPath)) as? UICollectionViewCell
    else {
      preconditionFailure(
        "No cell is known as “\(identifier)”: register(_:forCellWithReuseIdentifier:) its class first."
      )
    }
    return cell
  }

  /// A supplementary view to reuse, or a new one of the registered class, which there must be.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = CollectionElement(
      category: .supplementaryView, kind: elementKind, path: indexPath)
    let name = ReuseName.supplementary(elementKind, identifier)
    guard let view = dequeue(name, identifier, for: element) else {
      preconditionFailure(
        """
        No view of the kind “\(elementKind)” is known as “\(identifier)”: \
        register(_:forSupplementaryViewOfKind:withReuseIdentifier:) its class first.
        """)
    }
    return view
  }

  private func dequeue(
    _ name: String, _ identifier: String, for element: CollectionElement
  ) -> UICollectionReusableView? {
    // A cell that is asked for again stays as it is.
    if let reconfigured, reconfigured.element == shownElement(element) { return reconfigured.view }
    let reused = reuseQueue.dequeue(name, for: element)
    reused?.prepareForReuse()
    let view = reused ?? reuseQueue.make(name)
    view?.reuseIdentifier = identifier
    // Its usual content depends on that.
    if let list = collectionViewLayout.listPlace(of: element) { view?.applyListPlace(list) }
    if let view { showOutline(in: view, of: element, indents: true) }
    return view
  }
}
