import Foundation
import NavigationShell

final class RecipesController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Recipe.all.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "recipe")
      ?? UITableViewCell(style: .default, reuseIdentifier: "recipe")
    cell.textLabel?.text = Recipe.all[indexPath.row].name
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let recipe = RecipeController(Recipe.all[indexPath.row])
    navigationController?.pushViewController(recipe, animated: true)
  }
}
