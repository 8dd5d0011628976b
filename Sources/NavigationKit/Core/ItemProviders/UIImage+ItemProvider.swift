public import Foundation

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Images of any format.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [ItemType.png, .jpeg, .image].map(\.identifier)
  }
  /// PNG, then JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [ItemType.png, .jpeg].map(\.identifier)
  }

  /// Makes an image of its file.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> UIImage {
    guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }

  /// Writes it as a file, where the host draws pixels.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let isJPEG = ItemType(typeIdentifier) == .jpeg
    let data = isJPEG ? jpegData(compressionQuality: 1) : pngData()
    completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
    return nil
  }
}
