extension ClassTable {
  /// The members of controls that apps commonly reach by name.
  static var controlClasses: [ClassTable] {
    [
      ClassTable(
        UITextField.self,
        outlets: [
          "text": .init(\UITextField.text), "placeholder": .init(\UITextField.placeholder),
          "textColor": .init(\UITextField.textColor), "font": .init(\UITextField.font),
        ]),
      ClassTable(
        UITextView.self,
        outlets: [
          "text": .init(\UITextView.text), "textColor": .init(\UITextView.textColor),
          "font": .init(\UITextView.font), "editable": .init(\UITextView.isEditable),
        ]),
      ClassTable(UISwitch.self, outlets: ["on": .init(\UISwitch.isOn)]),
      ClassTable(UISlider.self, outlets: ["value": .init(\UISlider.value)]),
      ClassTable(UIStepper.self, outlets: ["value": .init(\UIStepper.value)]),
      ClassTable(UIProgressView.self, outlets: ["progress": .init(\UIProgressView.progress)]),
      ClassTable(
        UISegmentedControl.self,
        outlets: ["selectedSegmentIndex": .init(\UISegmentedControl.selectedSegmentIndex)]),
    ]
  }
}
