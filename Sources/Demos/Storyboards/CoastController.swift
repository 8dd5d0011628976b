/// The first page of Segues.storyboard, to which all the others unwind.
final class CoastController: UIViewController {
  var guestLabel: UILabel!

  func comeBack(_ segue: UIStoryboardSegue) {}

  func saveGuest(_ segue: UIStoryboardSegue) {
    guard let form = segue.source as? GuestController else { return }
    guestLabel.text = "\(form.name) has signed in."
  }
}

/// The form of Segues.storyboard that asks for a name.
final class GuestController: UIViewController {
  var nameField: UITextField!
  var saveItem: UIBarButtonItem!
  var name: String { nameField.text ?? "" }

  func nameChanged(_ field: UITextField) { saveItem.isEnabled = !name.isEmpty }
}
