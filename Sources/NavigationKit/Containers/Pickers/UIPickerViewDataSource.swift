public import Foundation

/// Says how many components a picker has, and how many rows each has.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of components: wheels side by side.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows in a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
