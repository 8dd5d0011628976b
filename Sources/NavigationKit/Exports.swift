// As UIKit does, this module brings Foundation with it.
@_exported public import Foundation
