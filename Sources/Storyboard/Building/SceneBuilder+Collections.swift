import Foundation
import NavigationKit

extension SceneBuilder {
  /// The layout of a collection view, of the app's class if there is one.
  func layout(of element: DocumentElement) -> UICollectionViewLayout {
    guard let look = reader.child("collectionViewLayout", of: element) else {
      return UICollectionViewFlowLayout()
    }
    let own = (ownClass(of: look) as? any NSObjectProtocol.Type)?.instance()
    let layout = own as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
    register(layout, id: look.id)
    reader.play(look)
    guard let flow = layout as? UICollectionViewFlowLayout else { return layout }
    for attribute in Self.flowAttributes { attribute.set(flow, look, self) }
    return flow
  }

  private static let flowAttributes: [Attribute<UICollectionViewFlowLayout>] = [
    .choice(
      "scrollDirection", \.scrollDirection, ["horizontal": .horizontal, "vertical": .vertical]),
    .number("minimumLineSpacing", \.minimumLineSpacing),
    .number("minimumInteritemSpacing", \.minimumInteritemSpacing),
    .bool("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
    .bool("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
    .other { flow, look, scene in
      if let size = scene.reader.size("itemSize", of: look) { flow.itemSize = size }
      if let size = scene.reader.size("headerReferenceSize", of: look) {
        flow.headerReferenceSize = size
      }
      if let size = scene.reader.size("footerReferenceSize", of: look) {
        flow.footerReferenceSize = size
      }
      if let inset = scene.insets("sectionInset", of: look) { flow.sectionInset = inset }
      if scene.reader.bool("automaticEstimatedItemSize", of: look) == true {
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      } else if let size = scene.reader.size("estimatedItemSize", of: look), size.width > 0 {
        flow.estimatedItemSize = size
      }
    },
  ]

  /// Makes a collection view's prototypes known to code; without any, it shows samples of them.
  func fill(_ view: UICollectionView, of element: DocumentElement) {
    let prototypes = registerItems(of: element, in: view)
    registerSupplements(of: element, in: view)
    if hasCode { return }
    mark(view)
    let items = PlayedCollection(
      prototypes.map(identifier), sizes: prototypes.map { reader.size("customSize", of: $0) },
      of: element)
    view.dataSource = items
    view.delegate = items
    keep(items)
  }

  /// Makes the prototypes of items known; returns them.
  @discardableResult
  func registerItems(
    of element: DocumentElement, in view: UICollectionView
  ) -> [DocumentElement] {
    let prototypes = element.children(in: "cells").filter { $0.tag == "collectionViewCell" }
    for prototype in prototypes {
      view.registerPrototype(forCellWithReuseIdentifier: identifier(of: prototype)) {
        [weak self] in
        defer { self?.finish() }
        return self.flatMap { $0.makeView($0.current(prototype)) as? UICollectionViewCell }
          ?? UICollectionViewCell()
      }
    }
    return prototypes
  }

  private func identifier(of prototype: DocumentElement) -> String {
    reader.word("reuseIdentifier", of: prototype) ?? prototype.id ?? ""
  }

  /// Makes what is above and below a section known to code, and to the samples.
  private func registerSupplements(of element: DocumentElement, in view: UICollectionView) {
    for kind in PlayedCollection.supplements {
      let prototype = reader.child(kind.key, of: element)
      view.registerPrototype(
        forSupplementaryViewOfKind: kind.name,
        withReuseIdentifier: PlayedCollection.identifier(of: prototype)
      ) { [weak self] in
        defer { self?.finish() }
        return prototype.flatMap { self?.makeView($0) } as? UICollectionReusableView
          ?? UICollectionReusableView()
      }
    }
  }
}
