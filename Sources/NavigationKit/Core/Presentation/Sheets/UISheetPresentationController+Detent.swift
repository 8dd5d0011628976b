import Drawing
public import Foundation

extension UISheetPresentationController {
  /// A height a sheet can rest at.
  public final class Detent: NSObject {
    /// Identifies a detent.
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

    /// The detent's identifier.
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

    /// Half the height of the screen; as ``large()`` in compact height.
    public static func medium() -> Detent { Detent(.medium) }
    /// All but a strip at the top.
    public static func large() -> Detent { Detent(.large) }

    /// A detent of a computed height; without an identifier it gets a unique one.
    ///
    /// - Parameter resolver: Returns the height in points, without the bottom safe area. It is
    ///   limited to that of the largest detent; nil disables the detent.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// The height in a context, in points; nil if the detent is disabled there.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if resolver != nil { return ownValue(in: context) }
      if identifier == .large { return context.maximumDetentValue }
      if context.containerTraitCollection.verticalSizeClass == .compact { return nil }
      return (context as? DetentContext)?.mediumValue ?? context.maximumDetentValue / 2
    }

    /// Whether a closure computes the height.
    var isCustom: Bool { resolver != nil }

    /// The height that the closure computes, in points; nil if it disables the detent.
    func ownValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver?(context).map { min(max($0.finite, 0), context.maximumDetentValue) }
    }
  }
}

/// The values that a custom detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest detent in points, without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

/// The context that a sheet resolves its detents in.
struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let layout: SheetLayout

  var maximumDetentValue: CGFloat { layout.height(top: layout.top(of: .large)) }
  /// The height of the medium detent.
  var mediumValue: CGFloat { layout.height(top: layout.top(of: .medium)) }
}
