extension HTMLReport {
  /// The page made of the files in `Page`.
  static func page(title: String, content: String, pictures: String, plain: String) -> String {
    PageTemplate.page(
      PageTemplate.Parts(
        title: title, content: content, pictures: pictures, plain: plain,
        body: PackageResources.page_html, style: PackageResources.style_css,
        scripts: [
          PackageResources.data_js, PackageResources.times_js, PackageResources.list_js,
          PackageResources.capture_js,
          PackageResources.modes_js, PackageResources.magnifier_js, PackageResources.film_js,
          PackageResources.curves_js, PackageResources.text_js, PackageResources.keys_js,
        ]))
  }
}
