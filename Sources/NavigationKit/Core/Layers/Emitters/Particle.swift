import Drawing
import Foundation

/// A particle as it is at a time.
struct Particle {
  let picture: CGImage
  let age: TimeInterval
  let center: CGPoint
  let size: CGSize
  let angle: CGFloat
  /// The colour that it is drawn in; nil for its own.
  let tint: Color?
  let opacity: CGFloat

  /// A cell's particle; nil before it is born and once its lifetime is over.
  init?(
    of cell: CAEmitterCell, born birth: EmissionRates.Birth, at time: TimeInterval,
    from layer: CAEmitterLayer, number: Int
  ) {
    guard let picture = cell.picture else { return nil }
    var chance = Chance(seed: layer.seed, cell: number, particle: birth.number)
    let age = time - birth.time
    let life = chance.around(Double(cell.lifetime), Double(cell.lifetimeRange))
    guard age >= 0, age < life * Double(layer.lifetime) else { return nil }
    (self.picture, self.age) = (picture, age)
    let start = layer.start(by: &chance)
    let direction = chance.around(cell.emissionLongitude, cell.emissionRange)
    let speed =
      chance.around(cell.velocity, cell.velocityRange) * Double(layer.velocity) * age
    center = CGPoint(
      x: start.x + cos(direction) * speed + cell.xAcceleration * age * age / 2,
      y: start.y + sin(direction) * speed + cell.yAcceleration * age * age / 2)
    let scale = max(
      0,
      (chance.around(cell.scale, cell.scaleRange) + cell.scaleSpeed * age) * Double(layer.scale))
    let points = max(cell.contentsScale, 0.01)
    size = CGSize(
      width: CGFloat(picture.width) * scale / points,
      height: CGFloat(picture.height) * scale / points)
    angle = chance.around(cell.spin, cell.spinRange) * Double(layer.spin) * age
    let own = cell.color(by: &chance, at: age)
    let isWhite = min(own.red, own.green, own.blue) == 1
    tint = isWhite ? nil : Color(red: own.red, green: own.green, blue: own.blue)
    opacity = own.alpha
  }

  func paint(on canvas: inout Canvas) {
    guard size.width > 0, size.height > 0, opacity > 0 else { return }
    let placement = ImagePlacement(
      image: picture.reference,
      frame: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      tint: tint)
    canvas.commands.append(
      .layer(
        Layer(
          origin: canvas.placed(center), transform: CGAffineTransform(rotationAngle: angle),
          opacity: opacity, commands: [.image(placement)])))
  }
}

extension CAEmitterCell {
  /// The picture of its particles; nil if there is none.
  var picture: CGImage? { contents as? CGImage }

  /// A particle's colour.
  fileprivate func color(by chance: inout Chance, at age: TimeInterval) -> Color {
    let color = self.color?.color ?? .white
    func part(_ value: Double, _ range: Float, _ speed: Float) -> Double {
      min(max(chance.around(value, Double(range)) + Double(speed) * age, 0), 1)
    }
    return Color(
      red: part(color.red, redRange, redSpeed), green: part(color.green, greenRange, greenSpeed),
      blue: part(color.blue, blueRange, blueSpeed),
      alpha: part(color.alpha, alphaRange, alphaSpeed))
  }
}

extension CAEmitterLayer {
  /// Where a particle comes from.
  fileprivate func start(by chance: inout Chance) -> CGPoint {
    let (across, down) = (chance.next(), chance.next())
    let offset: CGPoint =
      switch emitterShape {
      case .line: CGPoint(x: (spot(across) - 0.5) * emitterSize.width, y: 0)
      case .rectangle: inRectangle(across, down)
      case .circle: inCircle(across, down)
      default: .zero
      }
    return CGPoint(x: emitterPosition.x + offset.x, y: emitterPosition.y + offset.y)
  }

  /// A place along a length, 0…1: one of its ends, or any.
  private func spot(_ place: Double) -> Double {
    emitterMode == .points ? place.rounded() : place
  }

  private func inRectangle(_ across: Double, _ down: Double) -> CGPoint {
    var (x, y) = (spot(across) - 0.5, spot(down) - 0.5)
    if emitterMode == .outline {
      // A place along the sides, by their lengths.
      let (width, height) = (Double(emitterSize.width), Double(emitterSize.height))
      let isAlongWidth = down * (width + height) < width
      let side = (down * 1000).truncatingRemainder(dividingBy: 1) < 0.5 ? -0.5 : 0.5
      (x, y) = isAlongWidth ? (across - 0.5, side) : (side, across - 0.5)
    }
    return CGPoint(x: x * emitterSize.width, y: y * emitterSize.height)
  }

  private func inCircle(_ around: Double, _ out: Double) -> CGPoint {
    let radius: Double =
      switch emitterMode {
      case .points: 0
      case .outline: 1
      default: out.squareRoot()
      }
    let angle = 2 * Double.pi * around
    return CGPoint(
      x: cos(angle) * radius * emitterSize.width, y: sin(angle) * radius * emitterSize.width)
  }
}
