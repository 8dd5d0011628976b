public import Foundation

/// A search that a search controller suggests.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the row.
  var localizedSuggestion: String? { get }
  /// The text of the row with attributes; nil to show the plain text.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// A second line; nil for none.
  var localizedDescription: String? { get }
  /// The row's image; nil for none.
  var iconImage: UIImage? { get }
  /// The object that the suggestion stands for, for the app's own use.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Nil.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// Nil.
  public var localizedDescription: String? { nil }
  /// Nil.
  public var iconImage: UIImage? { nil }
}

/// A suggestion with a text, a description and an image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  open private(set) var localizedSuggestion: String?
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  open private(set) var localizedDescription: String?
  open private(set) var iconImage: UIImage?
  open var representedObject: Any?

  /// Makes a suggestion.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
  }

  /// Makes a suggestion whose text has attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion.string
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
  }
}
