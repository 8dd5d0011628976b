public import Foundation

/// What a bar is painted with: what all bars have in common.
///
/// A bar takes a copy of an appearance that it is given: what is changed afterwards in the original
/// does not show until that is given to it again. An appearance is used as a whole; two are never mixed.
@MainActor
open class UIBarAppearance: NSObject {
  /// Makes the appearance bars have by themselves.
  public convenience override init() { self.init(idiom: .unspecified) }

  /// Makes the appearance bars have by themselves on a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Makes an appearance with what another one says about the background and the line.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// The kind of device it is made for.
  public let idiom: UIUserInterfaceIdiom

  /// An equal appearance that knows nothing of this one.
  open func copy() -> Self { Self(barAppearance: self) }

  // MARK: As a whole

  /// Takes the background and line bars have by themselves: frosted glass and a hairline.
  open func configureWithDefaultBackground() {
    paint(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .barHairline)
  }

  /// Takes a background that nothing shines through, and a hairline.
  open func configureWithOpaqueBackground() {
    paint(effect: nil, color: .systemBackground, shadow: .barHairline)
  }

  /// Takes no background and no line.
  open func configureWithTransparentBackground() { paint(effect: nil, color: nil, shadow: nil) }

  private func paint(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = shadow
    shadowImage = nil
  }

  // MARK: Ground

  /// The glass at the very back; nil for none.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) {
    didSet { whenChanged() }
  }
  /// The colour over the glass; nil for none.
  open var backgroundColor: UIColor? { didSet { whenChanged() } }
  /// The picture over the colour; nil for none.
  open var backgroundImage: UIImage? { didSet { whenChanged() } }
  /// How that picture is fitted into the bar; stretched over all of it unless set.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { whenChanged() }
  }

  // MARK: Line

  /// The colour of the line towards the content, one pixel high; nil for no line.
  open var shadowColor: UIColor? = .barHairline { didSet { whenChanged() } }
  /// A picture in the line's place, of its own height; a template is drawn in the line's colour.
  open var shadowImage: UIImage? { didSet { whenChanged() } }

  /// Tells the bar or item that took the appearance.
  var whenChanged: () -> Void = {}

  /// A copy that tells a bar or item of its changes.
  func adopted(whenChanged: @escaping () -> Void) -> Self {
    let copy = Self(barAppearance: self)
    copy.whenChanged = whenChanged
    return copy
  }
}
