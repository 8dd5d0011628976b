/// Pages with a bar appearance of their own, which applies while they are on top.
enum AppearancePages {
  static func list(_ title: String) -> UIViewController {
    PageListController(title, pages: rows)
  }

  private static let rows = [
    PageRow.page("As the System Does It", "Clear until content is under it") { AppearancePage($0) },
    PageRow.page("Opaque and Coloured", "The same at the edge and away from it", make: coloured),
    PageRow.page("Clear over a Picture", "Glass once the picture is gone") { SceneryPage($0) },
    PageRow.page("Arrow of One's Own", "In place of the chevron", make: ownArrow),
    PageRow.page("Buttons of One's Own", "Fonts and colours, state by state", make: ownButtons),
    PageRow.page("Without a Line", "Glass alone, at the edge too", make: withoutLine),
  ]

  private static func coloured(_ title: String) -> UIViewController {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemYellow
    appearance.titleTextAttributes = [.foregroundColor: UIColor.black]
    return AppearancePage(title, everywhere: appearance)
  }

  private static func ownArrow(_ title: String) -> UIViewController {
    let appearance = UINavigationBarAppearance()
    let arrow = UIImage(systemName: "arrow.uturn.backward")
    appearance.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
    return AppearancePage(title, everywhere: appearance)
  }

  private static func ownButtons(_ title: String) -> UIViewController {
    let appearance = UINavigationBarAppearance()
    let plain = UIBarButtonItemAppearance(style: .plain)
    plain.normal.titleTextAttributes = [.foregroundColor: UIColor.systemTeal]
    plain.disabled.titleTextAttributes = [.foregroundColor: UIColor.tertiaryLabel]
    let done = UIBarButtonItemAppearance(style: .done)
    done.normal.titleTextAttributes = [
      .foregroundColor: UIColor.systemOrange,
      .font: UIFont.systemFont(ofSize: 17, weight: .bold),
    ]
    appearance.buttonAppearance = plain
    appearance.doneButtonAppearance = done
    let page = AppearancePage(title, everywhere: appearance)
    page.navigationItem.title = "Buttons"
    let off = UIBarButtonItem(title: "Off")
    off.isEnabled = false
    page.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .done), off]
    return page
  }

  private static func withoutLine(_ title: String) -> UIViewController {
    let appearance = UINavigationBarAppearance()
    appearance.shadowColor = nil
    return AppearancePage(title, everywhere: appearance)
  }
}
