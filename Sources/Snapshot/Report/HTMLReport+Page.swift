extension HTMLReport {
  /// The page made of the files in `Page`; each script may use those before it.
  static func page(title: String, content: String, pictures: String, plain: String) -> String {
    PageTemplate.filled(
      PackageResources.page_html,
      with: [
        "title": title, "content": content, "pictures": pictures, "plain": plain,
        "style": PageTemplate.text(of: PackageResources.style_css),
        "script": PageTemplate.text(
          of: PackageResources.elements_js, PackageResources.data_js, PackageResources.list_js,
          PackageResources.capture_js, PackageResources.modes_js, PackageResources.magnifier_js,
          PackageResources.film_js, PackageResources.curves_js, PackageResources.text_js,
          PackageResources.keys_js),
      ])
  }
}
