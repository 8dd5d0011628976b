public import Foundation

/// Objects as Xcode draws them, made again and again.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Names an option of ``instantiate(withOwner:options:)``.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects for the placeholders of a nib, a dictionary by the placeholders' identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let content: any NibContent

  /// Finds the nib of a name among the app's files; without one the program stops.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    guard let content = Stage.current?.nib(named: name, in: bundleOrNil) else {
      preconditionFailure(
        "Could not load NIB in bundle with name “\(name)”: put \(name).xib beside the app's files.")
    }
    self.init(content)
  }

  /// Reads a nib in memory; the program stops if it cannot be read.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    guard let content = Stage.current?.interfaceLoader?.nib(of: data, in: bundleOrNil) else {
      preconditionFailure("The data is no nib: use the bytes of a .xib file.")
    }
    self.init(content)
  }

  /// Makes a nib of what a loader read.
  public init(_ content: any NibContent) {
    self.content = content
    super.init()
  }

  /// Makes the top-level objects, and connects the outlets and actions of their owner.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return Stage.using(content) {
      content.makeObjects(
        owner: ownerOrNil.map { $0 as AnyObject }, external: external.mapValues { $0 as AnyObject })
    }
  }
}

extension Bundle {
  /// Makes the top-level objects of the nib of a name; without one the program stops.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = Stage.using((owner as? UIViewController)?.interfaceAround) {
      UINib(nibName: name, bundle: self)
    }
    return nib.instantiate(withOwner: owner, options: options)
  }
}
