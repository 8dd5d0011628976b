public import Foundation

/// Begins to draw an image, a pixel a point; ``UIGraphicsImageRenderer`` is shorter.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins to draw an image: opaque or not, and with so many pixels per point, or those of the
/// screen if 0.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let format = UIGraphicsImageRendererFormat()
  format.opaque = opaque
  if scale > 0 { format.scale = scale }
  let context = UIGraphicsImageRendererContext(
    bounds: CGRect(origin: .zero, size: size), format: format)
  GraphicsContexts.push(context.cgContext, traits: .current, image: context)
}

/// The image as drawn since it was begun; nil if none was.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContexts.image?.currentImage
}

/// Ends the image that was begun last.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  if GraphicsContexts.image != nil { GraphicsContexts.pop() }
}
