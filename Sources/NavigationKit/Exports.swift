// As UIKit does, this module brings Foundation with it, and what Foundation lacks here.
@_exported public import Foundation

@_exported public import class Drawing.CGColor
@_exported public import enum Drawing.NSTextAlignment
@_exported public import struct Drawing.CGAffineTransform
@_exported public import struct Drawing.CGAffineTransformComponents
@_exported public import struct Drawing.CGVector
