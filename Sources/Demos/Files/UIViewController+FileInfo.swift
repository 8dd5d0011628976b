extension UIViewController {
  /// Adds a bar button that opens Get Info.
  func showInfoButton(for entry: FileEntry, in files: any FileSystem) {
    let open = UIAction(image: UIImage(systemName: "info.circle")) { [weak self] _ in
      let page = FileInfoController(entry, in: files)
      self?.navigationController?.pushViewController(page, animated: true)
    }
    let item = UIBarButtonItem(primaryAction: open)
    item.accessibilityLabel = "Get Info"
    navigationItem.rightBarButtonItem = item
  }
}
