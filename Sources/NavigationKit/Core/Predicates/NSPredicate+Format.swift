public import Foundation

/// A predicate that is made of a format.
///
/// Foundation's predicates have no formats here, and a class's extension cannot return another class;
/// an initialiser of a protocol can.
public nonisolated protocol FormattedPredicate {}

nonisolated extension NSPredicate: FormattedPredicate {}

nonisolated extension FormattedPredicate where Self: NSPredicate {
  /// Makes a predicate of a format and what its placeholders stand for: `"age > %d AND name == %@"`.
  ///
  /// It can say:
  /// - comparisons `==`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`,
  ///   `ENDSWITH`, `LIKE` and `MATCHES`, those of texts with `[c]`, `[d]` or `[cd]` for all cases and
  ///   accents, and with `ANY`, `ALL` or `NONE` before them for what a key path of many leads to;
  /// - `AND`, `OR`, `NOT` with parentheses; `TRUEPREDICATE` and `FALSEPREDICATE`;
  /// - key paths, `SELF`, `@count` and the like, `$NAME`, numbers, texts, lists in braces, `nil`, `YES`;
  /// - the placeholders `%@`, `%K` for a key path, and those of numbers.
  ///
  /// Keys are those of dictionaries, and the ones that tables name, see ``ClassTable``. Anything else
  /// stops the program.
  public init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Makes a predicate of a format and what its placeholders stand for, in an array.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      let predicate = try FormatPredicate(predicateFormat, arguments: arguments ?? [])
      // Only a subclass of an app's own, which cannot be made of a format, is anything else.
      guard let made = predicate as? Self else {
        preconditionFailure("A \(Self.self) cannot be made of a format: make an NSPredicate.")
      }
      self = made
    } catch {
      preconditionFailure("Unable to parse the format string “\(predicateFormat)”: \(error)")
    }
  }

  /// The same predicate with values in the place of its variables, `$NAME`.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    NSPredicate { [self] object, bindings in
      let all = variables.merging(bindings ?? [:]) { own, _ in own }
      return evaluate(with: object, substitutionVariables: all)
    }
  }
}
