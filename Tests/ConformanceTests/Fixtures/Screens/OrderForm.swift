// modes: 5 6 main
import CoreGraphics
import QuartzCore
import UIKit

/// A tap that calls a closure, as it is written without a selector.
class ClosureTap: UITapGestureRecognizer {
    var onTap: (() -> Void)?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .ended { onTap?() }
    }
}

/// A field whose text is picked, with a bar to end it.
class SizeField: UITextField, UIPickerViewDataSource, UIPickerViewDelegate {
    private let sizes = ["Small", "Medium", "Large"]
    private let picker = UIPickerView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        placeholder = "Size"
        picker.dataSource = self
        picker.delegate = self
        inputView = picker
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.setItems([
            UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.resignFirstResponder() })
        ], animated: false)
        inputAccessoryView = toolbar
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { sizes[row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        text = sizes[row]
    }
}

/// Orders below a field and a search, with words where there are none.
class OrderForm: UITableViewController, UISearchBarDelegate, UIGestureRecognizerDelegate, UIPasteConfigurationSupporting {
    private let all = ["Shirt", "Mug", "Sticker"]
    private var shown: [String] = []
    private let sizeField = SizeField()
    var pasteConfiguration: UIPasteConfiguration? = UIPasteConfiguration(forAccepting: NSString.self)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Order"
        shown = all
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")

        let search = UISearchBar()
        search.delegate = self
        let paste = UIPasteControl(configuration: UIPasteControl.Configuration())
        paste.target = self
        let header = UIStackView(arrangedSubviews: [search, sizeField, paste])
        header.axis = .vertical
        header.frame = CGRect(x: 0, y: 0, width: view.frame.width, height: 132)
        tableView.tableHeaderView = header

        let more = UIButton(type: .system, primaryAction: UIAction(title: "Load more") { [weak self] _ in self?.tableView.reloadData() })
        more.frame.size.height = 44
        tableView.tableFooterView = more

        let empty = UILabel()
        empty.text = "Nothing found"
        empty.textAlignment = .center
        tableView.backgroundView = empty

        let tap = ClosureTap()
        tap.delegate = self
        tap.cancelsTouchesInView = false
        tap.onTap = { [weak self] in self?.view.endEditing(true) }
        tableView.addGestureRecognizer(tap)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return !(touch.view is UIControl)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        shown = searchText.isEmpty ? all : all.filter { $0.lowercased().contains(searchText.lowercased()) }
        tableView.reloadData()
    }

    func paste(itemProviders: [NSItemProvider]) {
        title = "Pasted \(itemProviders.count)"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = shown[indexPath.row]
        return cell
    }
}

/// A picture that is dragged and dropped on iOS.
class DropZone: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private let imageView = UIImageView()

    func configure() {
        addInteraction(UIDragInteraction(delegate: self))
        addInteraction(UIDropInteraction(delegate: self))
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] {
        guard let image = imageView.image else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: image))
        item.localObject = image
        return [item]
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
        return session.canLoadObjects(ofClass: UIImage.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal {
        return UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
        _ = session.loadObjects(ofClass: UIImage.self) { objects in
            self.imageView.image = objects.first as? UIImage
        }
    }
}
