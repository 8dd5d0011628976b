extension GallerySheet {
  static let symbols = GallerySheet(title: "Symbols", summary: "Every name there is") {
    let half = (width - 2 * margin - gap) / 2
    return [
      [GalleryLook.light, .dark], [.rightToLeft, .highContrast],
    ].map { looks in
      looks.map { look in
        GalleryTile(
          look.name, size: CGSize(width: half, height: 506), traits: look.traits
        ) { SymbolPage(names) }
      }
    }
  }

  private static let names = [
    "airplane", "archivebox", "arrow.clockwise", "arrow.counterclockwise", "arrow.down",
    "arrow.left", "arrow.right", "arrow.up", "arrow.up.arrow.down", "arrow.uturn.backward",
    "arrow.uturn.forward", "arrowshape.turn.up.left", "backward", "backward.fill", "bar.backward",
    "bar.forward", "battery.100", "bell", "bell.fill", "bolt", "book", "bookmark",
    "bubble.left", "calendar", "camera", "cart", "checkmark", "checkmark.circle",
    "checkmark.circle.fill", "checkmark.square", "chevron.backward", "chevron.down",
    "chevron.forward", "chevron.left", "chevron.right", "chevron.up", "circle", "circle.fill",
    "clock", "cloud", "doc", "doc.on.doc", "doc.text", "ellipsis", "ellipsis.circle",
    "envelope", "exclamationmark.circle", "exclamationmark.circle.fill",
    "exclamationmark.triangle", "eye", "eye.slash", "film", "flag", "folder", "folder.fill",
    "forward", "forward.fill", "gear", "gearshape", "globe", "hand.raised", "hand.tap",
    "heart", "heart.fill", "house", "house.fill", "info.circle", "info.circle.fill", "key",
    "line.3.horizontal", "line.3.horizontal.decrease", "link", "list.bullet", "location",
    "lock", "magnifyingglass", "map", "mappin", "mic", "minus", "minus.circle",
    "minus.circle.fill", "moon", "music.note", "paintpalette", "paperclip", "paperplane",
    "pause", "pause.fill", "pencil", "person", "person.2", "person.crop.circle",
    "person.fill", "phone", "photo", "photo.badge.exclamationmark", "photo.on.rectangle",
    "play", "play.circle", "play.fill", "plus", "plus.circle", "plus.circle.fill", "printer",
    "questionmark.circle", "row.backward", "row.forward", "slider.horizontal.3", "sparkles",
    "speaker.wave.2", "square",
    "square.and.arrow.down", "square.and.arrow.up", "square.and.pencil", "square.grid.2x2",
    "star", "star.fill", "statusbar.wifi", "stop.fill", "sun.max", "tag", "textformat.size",
    "trash", "tray", "video", "wifi", "xmark", "xmark.circle", "xmark.circle.fill",
  ]
}
