extension UISearchBar: UITextInputTraits, TextInputTraitsHolder {
  var inputTraits: TextInputTraits {
    get { searchTextField.inputTraits }
    set { searchTextField.inputTraits = newValue }
  }
}
