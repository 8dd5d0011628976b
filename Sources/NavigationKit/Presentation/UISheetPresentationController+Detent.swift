public import Foundation

extension UISheetPresentationController {
  /// A height a sheet can rest at.
  public final class Detent: NSObject {
    /// Names a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes a name.
      public nonisolated init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
      public nonisolated init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half the height of the screen.
      public nonisolated static let medium = Identifier(rawValue: "medium")
      /// All but a strip at the top.
      public nonisolated static let large = Identifier(rawValue: "large")
    }

    /// The height's name.
    public let identifier: Identifier
    private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    private init(
      _ identifier: Identifier,
      resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half the height of the screen; as ``large()`` where there is little height.
    public static func medium() -> Detent { Detent(.medium) }
    /// All but a strip at the top.
    public static func large() -> Detent { Detent(.large) }

    /// A computed height; without a name it gets one that no other has.
    ///
    /// - Parameter resolver: Answers the height in points, without what the screen's bottom edge
    ///   covers; more than there is counts as all there is, nil takes the detent out.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// The height in given circumstances, in points; nil where the detent is out.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if resolver != nil { return ownValue(in: context) }
      if identifier == .large { return context.maximumDetentValue }
      if context.containerTraitCollection.verticalSizeClass == .compact { return nil }
      return (context as? DetentContext)?.mediumValue ?? context.maximumDetentValue / 2
    }

    /// Whether the height is computed by others.
    var isCustom: Bool { resolver != nil }

    /// The height where it is computed by others.
    func ownValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver?(context).map { min(max($0, 0), context.maximumDetentValue) }
    }
  }
}

/// What a custom detent's height may depend on.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The circumstances the sheet is shown in.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest detent in points, without what the screen's bottom edge covers.
  var maximumDetentValue: CGFloat { get }
}

/// What a sheet tells its detents.
struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let layout: SheetLayout

  var maximumDetentValue: CGFloat { layout.height(top: layout.top(of: .large)) }
  /// The height of the medium detent.
  var mediumValue: CGFloat { layout.height(top: layout.top(of: .medium)) }
}
