public import Foundation

/// The delegate of the action sheets before iOS 8, which never came to Swift's present UIKit; a class
/// may still name it.
@available(*, deprecated, message: "Use UIAlertController.")
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {}

/// The delegate of the alerts before iOS 8; a class may still name it.
@available(*, deprecated, message: "Use UIAlertController.")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {}
