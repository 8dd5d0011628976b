import Foundation
import NavigationKit

extension UIScrollView {
  /// The attributes of all scroll views.
  static let scrollAttributes: [Attribute<UIScrollView>] = [
    .bool("scrollEnabled", \.isScrollEnabled),
    .bool("pagingEnabled", \.isPagingEnabled),
    .bool("bounces", \.bounces),
    .bool("alwaysBounceVertical", \.alwaysBounceVertical),
    .bool("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
    .bool("bouncesZoom", \.bouncesZoom),
    .bool("delaysContentTouches", \.delaysContentTouches),
    .bool("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
    .bool("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
    .choice(
      "indicatorStyle", \.indicatorStyle,
      ["default": .default, "black": .black, "white": .white]),
    .choice(
      "keyboardDismissMode", \.keyboardDismissMode,
      ["none": .none, "onDrag": .onDrag, "interactive": .interactive]),
    .choice(
      "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
      [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
        "always": .always,
      ]),
    .other { scroll, element, scene in
      if let insets = scene.insets("contentInset", of: element) { scroll.contentInset = insets }
      if let insets = scene.insets("scrollIndicatorInsets", of: element) {
        scroll.scrollIndicatorInsets = insets
      }
      let least = scene.reader.length("minimumZoomScale", of: element)
      let most = scene.reader.length("maximumZoomScale", of: element)
      guard (least ?? 1) > 0, least ?? 1 <= most ?? 1 else { return }
      if let least { scroll.minimumZoomScale = least }
      if let most { scroll.maximumZoomScale = most }
    },
  ]
}
