public import Foundation

/// The placeholder for missing content: an image, two texts and two buttons.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// How a text looks.
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  /// How an image looks.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  /// The behaviour of a button.
  public struct ButtonProperties: Hashable {
    /// Whether the button can be pressed; true unless set.
    public var isEnabled = true
    /// The action of a press.
    public var primaryAction: UIAction?
    /// The menu that a long press opens; without an action, a tap opens it too.
    public var menu: UIMenu?
  }

  /// Where the content is.
  public enum Alignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the upper leading corner.
    case natural
  }

  /// The image at the top.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes, in place of ``text``.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text, below the other.
  public var secondaryText: String?
  /// The second text with attributes, in place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// The button below the texts, which is shown once it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The behaviour of that button.
  public var buttonProperties = ButtonProperties()
  /// A second button below the other.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behaviour of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where the content is; in the middle unless set.
  public var alignment = Alignment.center
  /// The space around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The space between image and text, in points.
  public var imageToTextPadding: CGFloat
  /// The space between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat
  /// The space between texts and button, in points.
  public var textToButtonPadding: CGFloat
  /// The space between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat
  /// The background of the content; clear unless set.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether the content is on its way.
  private(set) var isLoading = false
  /// Whether the texts are about a search, and follow the searched text.
  private var isOfSearch = false

  private init(textStyle: UIFont.TextStyle, color: UIColor, weight: UIFont.Weight) {
    // The size that the metrics start from.
    let size = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: nil)
    textProperties = TextProperties(
      font: UIFontMetrics(forTextStyle: textStyle).scaledFont(
        for: .systemFont(ofSize: size.pointSize, weight: weight)), color: color)
    textProperties.alignment = .center
    textProperties.lineBreakMode = .byWordWrapping
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    secondaryTextProperties.alignment = .center
    secondaryTextProperties.lineBreakMode = .byWordWrapping
    directionalLayoutMargins = UnavailableMetrics.margins
    imageToTextPadding = UnavailableMetrics.imageGap
    textToSecondaryTextPadding = UnavailableMetrics.textGap
    textToButtonPadding = UnavailableMetrics.buttonGap
    buttonToSecondaryButtonPadding = UnavailableMetrics.textGap
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: UnavailableMetrics.symbolSize)
  }

  /// There is nothing: give it an image and texts.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(textStyle: .title2, color: .label, weight: .bold)
  }

  /// The content is on its way: a turning wheel above "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var loading = UIContentUnavailableConfiguration(
      textStyle: .subheadline, color: .secondaryLabel, weight: .regular)
    loading.text = "Loading…"
    loading.isLoading = true
    return loading
  }

  /// Nothing was found; the text names the searched text, if the controller's search bar has it.
  public static func search() -> UIContentUnavailableConfiguration {
    var search = empty()
    search.image = UIImage(systemName: "magnifyingglass")
    search.text = "No Results"
    search.secondaryText = "Check the spelling or try a new search."
    search.isOfSearch = true
    return search
  }

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The same configuration; that of a search names the searched text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isOfSearch, let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var updated = self
    updated.text = "No Results for “\(searched)”"
    return updated
  }
}

/// The sizes of the placeholder's parts, in points; tuned by eye to screens of the system.
private nonisolated enum UnavailableMetrics {
  /// The size of a symbol.
  static let symbolSize: CGFloat = 48
  /// The space between image and text.
  static let imageGap: CGFloat = 12
  /// The space between two texts, and between two buttons.
  static let textGap: CGFloat = 6
  /// The space between texts and button.
  static let buttonGap: CGFloat = 20
  /// The space around the content.
  static let margins = NSDirectionalEdgeInsets(
    top: 20, leading: 32, bottom: 20, trailing: 32)
}
