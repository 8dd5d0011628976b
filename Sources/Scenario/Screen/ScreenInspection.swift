import Foundation
public import NavigationKit

/// The stack, bars and elements of a screen, as values.
public nonisolated struct ScreenInspection: Hashable, Sendable, Encodable {
  /// A page of a stack.
  public struct Page: Hashable, Sendable, Encodable {
    /// The title; empty if it has none.
    public let title: String
    /// The name of its controller's class.
    public let controller: String
    /// Whether it is on top of its stack.
    public let isOnTop: Bool
  }

  /// A bar around the front page.
  public struct Bar: Hashable, Sendable, Encodable {
    /// Whether it is hidden.
    public let isHidden: Bool
    /// The frame: x, y, width and height in points.
    public let frame: [Double]
    /// The roles and labels of its elements.
    public let items: [String]
  }

  /// The screen's width and height in points.
  public let size: [Double]
  /// The stack of the window's root controller, from the root up.
  public let stack: [Page]
  /// The stacks presented over it, from back to front.
  public let presented: [[Page]]
  /// The bars of the frontmost navigation controller.
  public let navigationBar, toolbar: Bar?
  /// The bar of the tab bar controller around the front page.
  public let tabBar: Bar?
  /// The elements that the user can see or press, front to back.
  public internal(set) var elements: [Element]
}

nonisolated extension ScreenInspection {
  /// A part of a screen, which has no stack and no bars.
  init(size: CGSize, elements: [Element]) {
    self.init(
      size: [size.width, size.height].map(Self.rounded), stack: [], presented: [],
      navigationBar: nil, toolbar: nil, tabBar: nil, elements: elements)
  }
}

extension ScreenInspection {
  /// Inspects the current state of a stage.
  public init(of stage: Stage) {
    let elements = stage.elements().map(Element.init)
    let bounds = stage.screen.bounds
    size = [bounds.width, bounds.height].map(Self.rounded)
    self.elements = elements
    let layers = Self.layers(over: stage.window.rootViewController)
    stack = layers.first.map(Self.pages) ?? []
    presented = layers.dropFirst().map(Self.pages)
    let front = layers.last.map(Self.inwards)
    let navigation = layers.last.map(Self.stack)?.last?.navigationController
    navigationBar = navigation.map {
      Bar($0.navigationBar, isHidden: $0.isNavigationBarHidden, elements)
    }
    toolbar = navigation.map { Bar($0.toolbar, isHidden: $0.isToolbarHidden, elements) }
    let tabs = front?.lazy.compactMap { $0 as? UITabBarController ?? $0.tabBarController }.first
    tabBar = tabs.map {
      Bar($0.tabBar, isHidden: !bounds.intersects(Bar.place(of: $0.tabBar)), elements)
    }
  }

  /// The root controller and the controllers presented over it, in order.
  private static func layers(over root: UIViewController?) -> [UIViewController] {
    Array(sequence(first: root) { $0?.presentedViewController }.prefix { $0 != nil })
      .compactMap(\.self)
  }

  /// The stack that a layer shows, itself or in a container; the layer alone if it has none.
  private static func stack(of layer: UIViewController) -> [UIViewController] {
    inwards(from: layer).lazy.compactMap(\.navigationController).first?.viewControllers ?? [layer]
  }

  /// A layer, and the containers and the page shown in it, from the outermost on.
  private static func inwards(from layer: UIViewController) -> [UIViewController] {
    Array(
      sequence(first: layer) { container in
        container.children.last { $0.viewIfLoaded?.window != nil } ?? container.children.last
      })
  }

  private static func pages(of controller: UIViewController) -> [Page] {
    let controllers = stack(of: controller)
    return controllers.map {
      Page(
        title: $0.navigationItem.title ?? $0.title ?? "", controller: "\(type(of: $0))",
        isOnTop: $0 === controllers.last)
    }
  }

  nonisolated static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map(rounded)
  }

  /// Rounds to two decimals: finer than a pixel at any scale, coarser than rounding errors.
  nonisolated private static func rounded(_ value: CGFloat) -> Double {
    (value * 100).rounded() / 100 + 0
  }
}

extension ScreenInspection.Bar {
  init(_ view: UIView, isHidden: Bool, _ elements: [ScreenInspection.Element]) {
    let place = Self.place(of: view)
    self.isHidden = isHidden
    frame = ScreenInspection.numbers(place)
    let inside = elements.filter { element in
      place.contains(
        CGPoint(
          x: element.frame[0] + element.frame[2] / 2, y: element.frame[1] + element.frame[3] / 2))
    }
    items = isHidden ? [] : inside.map { "\($0.role) \($0.label)" }
  }

  /// Where a bar is on the screen.
  static func place(of view: UIView) -> CGRect {
    view.superview?.convert(view.frame, to: nil) ?? view.frame
  }
}
