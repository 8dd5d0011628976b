// An app imports this module instead of UIKit, and gets UIKit's names and Foundation's.
@_exported public import FileTypes
@_exported public import Foundation
@_exported public import NavigationKit
@_exported public import Storyboard
