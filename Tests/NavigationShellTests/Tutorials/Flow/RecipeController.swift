import NavigationShell

final class RecipeController: UIViewController {
  private let recipe: Recipe

  init(_ recipe: Recipe) {
    self.recipe = recipe
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = recipe.name
    view.backgroundColor = .systemBackground
    let cook = UIAction(title: "Cook") { [weak self] _ in self?.cook() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Cook", primaryAction: cook)
    let text = UILabel()
    text.numberOfLines = 0
    text.text = recipe.steps.joined(separator: "\n")
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      text.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func cook() {
    let step = UIViewController()
    step.title = recipe.steps[0]
    step.view.backgroundColor = .systemBackground
    let done = UIAction(title: "Done") { [weak step] _ in step?.dismiss(animated: true) }
    step.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", primaryAction: done)
    let sheet = UINavigationController(rootViewController: step)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    present(sheet, animated: true)
  }
}
