public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import NavigationKit
#endif

/// One of the interfaces that show the product at work.
public struct Demo {
  /// What it is called on the command line, such as "files".
  public let name: String
  /// Its title, for people.
  public let title: String
  /// One short sentence on what it shows.
  public let summary: String
  /// What it is about.
  public let subject: Subject
  /// The symbol beside its title.
  public let symbol: String
  /// The screen its captures are best taken on, in points; nil for a phone's.
  public var screen: CGSize?
  /// Makes what it shows as a window's root in place of a stack with its first page, on a pad or
  /// everywhere; nil from it, or without it, for the stack.
  public var makeOwnRoot: ((DemoContent) -> UIViewController?)?

  /// Makes its first page, to be put on a navigation stack.
  public let makeFirstPage: (DemoContent) -> UIViewController

  /// What a demo is about.
  public enum Subject: String, CaseIterable {
    /// A small app.
    case apps = "Apps"
    /// A part of what a navigation controller can do.
    case navigation = "Navigation"
  }

  /// Makes the demo ready to be a window's root.
  public func makeRoot(_ content: DemoContent) -> UIViewController {
    makeOwnRoot?(content) ?? UINavigationController(rootViewController: makeFirstPage(content))
  }
}

/// Where the demos find what they show.
public struct DemoContent: Sendable {
  /// The folder of the sample files and pictures.
  public var samples: URL
  /// The folder that Files opens; nil shows the samples.
  public var files: URL?
  /// The folder whose sub-folders are the albums of Photos; nil shows the samples.
  public var photos: URL?

  /// Makes the content; samples unless told otherwise.
  public nonisolated init(samples: URL, files: URL? = nil, photos: URL? = nil) {
    self.samples = samples
    self.files = files
    self.photos = photos
  }
}
