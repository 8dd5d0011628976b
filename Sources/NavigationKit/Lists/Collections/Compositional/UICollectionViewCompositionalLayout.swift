public import Foundation

/// Provides a section of a compositional layout, by its number; nil stops the program.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Arranges sections of groups of items, which are sized by their containers, by points or by
/// their content.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The configuration of the whole layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Makes a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init { _, _ in section }
  }

  /// Makes a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Makes a layout that asks for its sections.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout that asks for its sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Stops: a compositional layout is made of sections.
  public required init?(coder: NSCoder) {
    preconditionFailure("A compositional layout is not read from archives: make it of sections.")
  }

  var arrangement: CompositionalArrangement?
  /// The sections' handlers, by their numbers.
  var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  /// The list configurations of sections, by the sections' numbers.
  var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  /// The environment that the sections were asked for with.
  var environment: LayoutEnvironment?

  open override var collectionViewContentSize: CGSize { arrangement?.size ?? .zero }
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    handlers = [:]
    lists = [:]
    arrangement = collectionView.map(arranged)
  }

  func section(
    _ index: Int, in environment: LayoutEnvironment
  ) -> NSCollectionLayoutSection {
    guard let section = provider(index, environment) else {
      preconditionFailure("The section provider must return a section for \(index).")
    }
    return section
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    arrangement.map { elements(in: rect, of: $0) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangement.flatMap { item(at: indexPath, of: $0)?.attributes }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let arrangement else { return nil }
    return indexPath.count < 2
      ? boundary(elementKind, at: indexPath, of: arrangement)
      : boundary(elementKind, at: indexPath, ofSectionIn: arrangement)
        ?? badge(elementKind, at: indexPath, of: arrangement)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangement.flatMap { decoration(elementKind, at: indexPath, of: $0) }
  }

  override func sectionScroll(of section: Int) -> SectionScroll? {
    guard let arrangement, arrangement.sections.indices.contains(section),
      let stops = arrangement.sections[section].stops
    else { return nil }
    let place = arrangement.sections[section]
    let origin = arrangement.origin(of: section)
    return SectionScroll(
      frame: place.scrolledFrame.offsetBy(dx: origin.x, dy: origin.y),
      content: place.scrolledSize, axis: place.groupAxis, stops: stops,
      form: place.form.scrollingForm)
  }

  override func listPlace(of element: CollectionElement) -> ListPlace? {
    guard let arrangement, element.path.count == 2,
      arrangement.sections.indices.contains(element.path.section)
    else { return nil }
    let section = arrangement.sections[element.path.section]
    return element.item == nil
      ? section.form.list?.place(ofKind: element.kind)
      : listPlace(of: element.path, in: section)
  }

  override func swipeActions(at end: RowEnd, of path: IndexPath) -> UISwipeActionsConfiguration? {
    let list = lists[path.section]
    return end == .leading
      ? list?.leadingSwipeActionsConfigurationProvider?(path)
      : list?.trailingSwipeActionsConfigurationProvider?(path)
  }

  override func sizesWereMeasured(_ elements: [CollectionElement]) {
    for element in elements { applyMeasuredSize(of: element) }
  }
}
