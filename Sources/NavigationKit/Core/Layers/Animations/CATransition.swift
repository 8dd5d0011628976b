import Foundation

/// The key that transitions of a layer have, whatever they are added with.
public nonisolated let kCATransition = "transition"

/// A transition of a layer, from its picture when the transition is added to its picture
/// afterwards.
open class CATransition: CAAnimation {
  /// How the old picture makes room for the new one; a cross-fade by default.
  open var type = CATransitionType.fade
  /// The side from which the new picture comes; the left by default.
  open var subtype: CATransitionSubtype?
  /// How much of it is done at its beginning, 0…1.
  open var startProgress: Float = 0
  /// How much of it is done at its end, 0…1.
  open var endProgress: Float = 1

  /// The present picture of a view, which makes room for the new one.
  func former(of view: UIView, _ timing: LayerTiming) -> FormerPicture {
    var picture = FormerPicture(commands: view.drawnCommands, kind: kind, timing: timing)
    picture.part = Double(startProgress)...Double(max(startProgress, endProgress))
    return picture
  }

  private var kind: FormerPicture.Kind {
    let edge = subtype?.edge ?? .left
    return switch type {
    case .push: .push(from: edge)
    case .moveIn: .moveIn(from: edge)
    case .reveal: .reveal(from: edge)
    default: .fade
    }
  }
}

/// How a layer's old picture makes room for the new one.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Both fade.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one slides out and leaves the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition's new picture comes.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a subtype by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  var edge: FormerPicture.Edge {
    switch self {
    case .fromRight: .right
    case .fromTop: .top
    case .fromBottom: .bottom
    default: .left
    }
  }
}
