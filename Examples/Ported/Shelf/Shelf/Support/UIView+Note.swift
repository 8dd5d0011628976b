import UIKit

private var noteKey: UInt8 = 0

extension UIView {

    /// Any text that belongs to a view.
    @objc var note: String? {
        get { return objc_getAssociatedObject(self, &noteKey) as? String }
        set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    /// A view of a class from the nib of the same name.
    class func fromNib<T: UIView>(named name: String = String(describing: T.self)) -> T {
        let objects = Bundle.main.loadNibNamed(name, owner: nil, options: nil)
        return objects?.first as? T ?? T()
    }
}

extension UIViewController {

    @objc func hideKeyboard() {
        view.endEditing(true)
    }

    func hideKeyboardOnTap() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(UIViewController.hideKeyboard))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }
}
