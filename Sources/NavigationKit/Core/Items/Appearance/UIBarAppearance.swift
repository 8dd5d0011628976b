public import Foundation

/// The appearance of a bar's background and of the line at its edge.
///
/// A bar copies the appearances that are set, so later changes to the original have no effect. It
/// uses one appearance as a whole and never mixes two.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Makes the default appearance.
  public convenience override init() { self.init(idiom: .unspecified) }

  /// Makes the default appearance for an idiom.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    listen()
  }

  /// Makes a copy of another appearance; of that of another kind of bar, background and line.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
    adopt(barAppearance)
    listen()
  }

  /// The idiom that the appearance was made for.
  public let idiom: UIUserInterfaceIdiom

  /// An independent copy.
  open func copy() -> Self { Self(barAppearance: self) }

  // MARK: Configuration

  /// Sets the default background and line: a blur and a hairline.
  open func configureWithDefaultBackground() {
    paint(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .barHairline)
  }

  /// Sets an opaque background, and a hairline.
  open func configureWithOpaqueBackground() {
    paint(effect: nil, color: .systemBackground, shadow: .barHairline)
  }

  /// Removes background and line.
  open func configureWithTransparentBackground() { paint(effect: nil, color: nil, shadow: nil) }

  private func paint(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = shadow
    shadowImage = nil
  }

  // MARK: Background

  /// The blur at the back; nil for none.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) {
    didSet { whenChanged() }
  }
  /// The colour over the blur; nil for none.
  open var backgroundColor: UIColor? { didSet { whenChanged() } }
  /// The image over the colour; nil for none.
  open var backgroundImage: UIImage? { didSet { whenChanged() } }
  /// How the image is scaled to the bar; stretched unless set.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { whenChanged() }
  }

  // MARK: Line

  /// The colour of the line towards the content, one pixel high; nil for no line.
  open var shadowColor: UIColor? = .barHairline { didSet { whenChanged() } }
  /// An image that replaces the line, at its own height; templates are tinted in the line's colour.
  open var shadowImage: UIImage? { didSet { whenChanged() } }

  // MARK: Parts

  /// The looks of buttons or tabs in it.
  var parts: [any BarAppearancePart] { [] }

  /// Copies from an appearance of its kind what other bars do not have.
  func adopt(_ other: UIBarAppearance) {}

  /// Called when a part was replaced.
  func partsDidChange() {
    listen()
    whenChanged()
  }

  private func listen() {
    for part in parts { part.whenChanged = { [weak self] in self?.whenChanged() } }
  }

  /// Called after a change; set by the bar or item that has copied the appearance.
  var whenChanged: () -> Void = {}

  /// A copy that tells a bar or item of its changes.
  func adopted(whenChanged: @escaping () -> Void) -> Self {
    let copy = Self(barAppearance: self)
    copy.whenChanged = whenChanged
    return copy
  }
}

/// How the buttons or tabs of a bar look.
protocol BarAppearancePart: AnyObject {
  /// Called after a change; set by the bar appearance that it is in.
  var whenChanged: () -> Void { get set }
}
