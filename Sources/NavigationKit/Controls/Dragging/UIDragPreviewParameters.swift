/// How the preview of an item that is carried is cut and coloured.
open class UIDragPreviewParameters: UIPreviewParameters {}
