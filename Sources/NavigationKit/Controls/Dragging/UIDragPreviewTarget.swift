/// Where an item is lifted from, or comes down.
open class UIDragPreviewTarget: UIPreviewTarget {}
