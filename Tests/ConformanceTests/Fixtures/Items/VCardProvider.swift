// modes: 5 6 main
import UIKit
import UniformTypeIdentifiers

/// Somebody in an address book, in the forms that other apps take.
final class Person: NSObject, NSItemProviderWriting {
    let name: String
    let mail: String

    init(name: String, mail: String) {
        self.name = name
        self.mail = mail
    }

    static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.vCard.identifier, UTType.utf8PlainText.identifier]
    }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, Error?) -> Void
    ) -> Progress? {
        let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\nEMAIL:\(mail)\r\nEND:VCARD\r\n"
        let text = typeIdentifier == UTType.vCard.identifier ? card : "\(name) <\(mail)>"
        completionHandler(text.data(using: .utf8), nil)
        return nil
    }
}

func makePersonProvider() -> NSItemProvider {
    let provider = NSItemProvider(object: Person(name: "Ada", mail: "ada@example.org"))
    provider.suggestedName = "Ada"
    provider.registerDataRepresentation(forTypeIdentifier: UTType.json.identifier, visibility: .all) { completion in
        completion(#"{"name":"Ada"}"#.data(using: .utf8), nil)
        return nil
    }
    provider.registerFileRepresentation(forTypeIdentifier: UTType.plainText.identifier, fileOptions: [], visibility: .all) { completion in
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("ada.txt")
        do {
            try "Ada".write(to: url, atomically: true, encoding: .utf8)
            completion(url, false, nil)
        } catch {
            completion(nil, false, error)
        }
        return nil
    }
    return provider
}
