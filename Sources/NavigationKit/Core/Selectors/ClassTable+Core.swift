import Foundation

extension ClassTable {
  /// The members of Core's classes that apps commonly reach by name.
  static var coreClasses: [ClassTable] {
    [
      ClassTable(
        UIResponder.self,
        selectors: [
          "becomeFirstResponder": .init(UIResponder.becomeFirstResponder),
          "resignFirstResponder": .init(UIResponder.resignFirstResponder),
        ],
        outlets: ["undoManager": .init(\UIResponder.undoManager)]),
      ClassTable(
        UIView.self,
        selectors: [
          "endEditing:": .init { (view: UIView) in
            { (force: Any?) in
              view.endEditing(force as? Bool ?? true)
            }
          },
          "removeFromSuperview": .init(UIView.removeFromSuperview),
          "setNeedsDisplay": .init { (view: UIView) in { view.setNeedsDisplay() } },
          "setNeedsLayout": .init(UIView.setNeedsLayout),
          "layoutIfNeeded": .init(UIView.layoutIfNeeded),
          "sizeToFit": .init(UIView.sizeToFit),
        ],
        outlets: [
          "alpha": .init(\UIView.alpha), "backgroundColor": .init(\UIView.backgroundColor),
          "bounds": .init(\UIView.bounds), "center": .init(\UIView.center),
          "clipsToBounds": .init(\UIView.clipsToBounds), "frame": .init(\UIView.frame),
          "hidden": .init(\UIView.isHidden), "isHidden": .init(\UIView.isHidden),
          "layer": .init(\UIView.layer), "superview": .init(\UIView.superview),
          "tag": .init(\UIView.tag), "tintColor": .init(\UIView.tintColor),
          "transform": .init(\UIView.transform), "window": .init(\UIView.window),
          "subviews": .init(\UIView.subviews),
          "userInteractionEnabled": .init(\UIView.isUserInteractionEnabled),
        ]),
      ClassTable(
        UIViewController.self,
        selectors: [
          "setEditing:": .init { (page: UIViewController) in
            { (editing: Bool) in
              page.isEditing = editing
            }
          },
          "dismissViewControllerAnimated:completion:": .init { (page: UIViewController) in
            { page.dismiss(animated: true) }
          },
        ],
        outlets: [
          "title": .init(\UIViewController.title), "view": .init(\UIViewController.view as KeyPath),
          "navigationItem": .init(\UIViewController.navigationItem),
          "navigationController": .init(\UIViewController.navigationController),
          "parentViewController": .init(\UIViewController.parent),
          "presentedViewController": .init(\UIViewController.presentedViewController),
          "editing": .init(\UIViewController.isEditing),
        ]),
      ClassTable(
        UIScrollView.self,
        outlets: [
          "contentOffset": .init(\UIScrollView.contentOffset),
          "contentSize": .init(\UIScrollView.contentSize),
          "contentInset": .init(\UIScrollView.contentInset),
          "zoomScale": .init(\UIScrollView.zoomScale),
        ]),
      ClassTable(
        UIControl.self,
        outlets: [
          "enabled": .init(\UIControl.isEnabled), "highlighted": .init(\UIControl.isHighlighted),
          "selected": .init(\UIControl.isSelected),
        ]),
      ClassTable(
        UILabel.self,
        outlets: [
          "text": .init(\UILabel.text), "textColor": .init(\UILabel.textColor),
          "font": .init(\UILabel.font), "attributedText": .init(\UILabel.attributedText),
          "numberOfLines": .init(\UILabel.numberOfLines),
        ]),
      ClassTable(
        UIImageView.self,
        outlets: [
          "image": .init(\UIImageView.image),
          "highlightedImage": .init(\UIImageView.highlightedImage),
        ]),
      ClassTable(
        UIBarItem.self,
        outlets: [
          "title": .init(\UIBarItem.title), "image": .init(\UIBarItem.image),
          "enabled": .init(\UIBarItem.isEnabled), "tag": .init(\UIBarItem.tag),
        ]),
    ]
  }
}
