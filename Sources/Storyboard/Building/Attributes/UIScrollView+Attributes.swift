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
      let minimum = scene.reader.length("minimumZoomScale", of: element)
      let maximum = scene.reader.length("maximumZoomScale", of: element)
      guard (minimum ?? 1) > 0, minimum ?? 1 <= maximum ?? 1 else { return }
      if let minimum { scroll.minimumZoomScale = minimum }
      if let maximum { scroll.maximumZoomScale = maximum }
    },
  ]
}
