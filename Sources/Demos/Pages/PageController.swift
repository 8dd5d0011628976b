import Foundation

#if canImport(UIKit)
  import UIKit

  /// A page without a table; UIKit wants to hear that it comes from no nib.
  class PageController: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { nil }
  }
#else
  import NavigationKit

  /// A page without a table.
  typealias PageController = UIViewController
#endif
