extension GallerySheet {
  static let layers = GallerySheet(title: "Layers", summary: "Corners, borders, shadows, shapes") {
    [
      page("Corners", height: 150) {
        GalleryLayers { bounds, traits in
          [CALayerCornerCurve.circular, .continuous].enumerated().map { index, curve -> CALayer in
            let layer = GalleryLayers.box(index, in: bounds, traits)
            layer.cornerCurve = curve
            layer.cornerRadius = 30
            layer.borderWidth = 3
            return layer
          }
        }
      },
      page("Shadows and gradients", height: 150) {
        GalleryLayers { bounds, traits in
          let shadow = GalleryLayers.box(0, in: bounds, traits)
          (shadow.shadowOpacity, shadow.shadowRadius) = (0.5, 6)
          shadow.shadowOffset = CGSize(width: 0, height: 4)
          let gradient = CAGradientLayer()
          gradient.frame = GalleryLayers.box(1, in: bounds, traits).frame
          gradient.type = .radial
          gradient.colors = [UIColor.systemYellow, .systemRed].map {
            $0.resolvedColor(with: traits).cgColor
          }
          gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
          gradient.endPoint = CGPoint(x: 1, y: 1)
          return [shadow, gradient]
        }
      },
      page("Shapes", height: 150) {
        GalleryLayers { bounds, traits in
          (0..<2).map { index -> CALayer in
            let shape = CAShapeLayer()
            let box = GalleryLayers.box(index, in: bounds, traits).frame.insetBy(dx: 12, dy: 12)
            shape.path = UIBezierPath(ovalIn: box).cgPath
            (shape.lineWidth, shape.lineCap) = (8, .round)
            shape.strokeColor = UIColor.systemBlue.resolvedColor(with: traits).cgColor
            shape.fillColor = UIColor.systemFill.resolvedColor(with: traits).cgColor
            if index == 0 { shape.strokeEnd = 0.7 } else { shape.lineDashPattern = [1, 16] }
            return shape
          }
        }
      },
    ]
  }

  static let drawing = GallerySheet(title: "Drawing", summary: "Paths, gradients, text by code") {
    [
      page("Paths", height: 150) { GalleryDrawing(GalleryDrawing.paths) },
      page("Gradients", height: 150) { GalleryDrawing(GalleryDrawing.gradients) },
      page("Text", height: 150) { GalleryDrawing(GalleryDrawing.text) },
    ]
  }

  static let materials = GallerySheet(title: "Materials", summary: "Visual effects over a picture")
  {
    [
      page("Materials", height: 250) {
        GalleryMaterials([
          ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial),
          ("Material", .systemMaterial), ("Thick", .systemThickMaterial),
          ("Chrome", .systemChromeMaterial),
        ])
      },
      page("Older blurs", height: 250) {
        GalleryMaterials([
          ("Extra light", .extraLight), ("Light", .light), ("Dark", .dark),
          ("Regular", .regular), ("Prominent", .prominent),
        ])
      },
    ]
  }

  static let pickers = GallerySheet(title: "Pickers", summary: "Wheels, dates, compact buttons") {
    [
      page("Wheels", height: 240) { datePicker(.wheels, .date) },
      page("Time", height: 240) { datePicker(.wheels, .time) },
      page("Compact", height: 76) { datePicker(.compact, .dateAndTime) },
      page("Inline", height: 400) { datePicker(.inline, .date) },
    ]
  }

  private static func datePicker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIView {
    let picker = UIDatePicker()
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.timeZone = TimeZone(identifier: "UTC")
    // 12 June 2024, a Wednesday.
    picker.date = Date(timeIntervalSince1970: 1_718_185_800)
    return picker
  }
}
