import Drawing
public import Foundation

/// A kind of particle that an emitter layer sends out.
///
/// A range is the difference between the lowest and the highest value of particles, around the
/// cell's: a velocity of 100 with a range of 20 is one from 90 to 110.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// Makes a cell that sends out nothing until it has contents, a birth rate and a lifetime.
  public override init() { super.init() }

  /// Its name.
  open var name: String?
  /// Whether its particles are drawn; true unless set.
  open var isEnabled = true
  /// The picture of a particle: a `CGImage`; anything else is not drawn.
  open var contents: Any?
  /// Pixels of the contents per point; 1 unless set.
  open var contentsScale: CGFloat = 1

  // MARK: Life
  /// Particles per second; 0 unless set.
  open var birthRate: Float = 0
  /// For how many seconds a particle lives; 0 unless set.
  open var lifetime: Float = 0
  /// How different lifetimes are.
  open var lifetimeRange: Float = 0
  /// Seconds after the layer's begin at which its particles begin to come.
  open var beginTime: CFTimeInterval = 0

  // MARK: Motion
  /// The direction, in radians clockwise from the right.
  open var emissionLongitude: CGFloat = 0
  /// The angle within which directions are.
  open var emissionRange: CGFloat = 0
  /// Points per second.
  open var velocity: CGFloat = 0
  /// How different velocities are.
  open var velocityRange: CGFloat = 0
  /// How the velocity changes, in points per second, each second.
  open var xAcceleration: CGFloat = 0
  /// How the velocity changes downward.
  open var yAcceleration: CGFloat = 0

  // MARK: Look
  /// The size, as a multiple of that of the contents; 1 unless set.
  open var scale: CGFloat = 1
  /// How different sizes are.
  open var scaleRange: CGFloat = 0
  /// How the size changes each second.
  open var scaleSpeed: CGFloat = 0
  /// How fast a particle turns, in radians per second.
  open var spin: CGFloat = 0
  /// How different spins are.
  open var spinRange: CGFloat = 0
  /// The colour: with white, the default, contents have their own colours; with another they are
  /// drawn in that one.
  open var color: CGColor? = CGColor(.white)
  /// How different the red of colours is.
  open var redRange: Float = 0
  /// How different the green of colours is.
  open var greenRange: Float = 0
  /// How different the blue of colours is.
  open var blueRange: Float = 0
  /// How different opacities are.
  open var alphaRange: Float = 0
  /// How the red of the colour changes each second.
  open var redSpeed: Float = 0
  /// How the green of the colour changes each second.
  open var greenSpeed: Float = 0
  /// How the blue of the colour changes each second.
  open var blueSpeed: Float = 0
  /// How the opacity changes each second.
  open var alphaSpeed: Float = 0
}
