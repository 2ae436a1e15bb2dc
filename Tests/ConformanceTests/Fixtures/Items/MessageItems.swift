// modes: 5 6 main
import UIKit

/// Addresses with a recipient inside.
enum MessageItems {
    static var mail: URL {
        var components = URLComponents()
        components.scheme = "mailto"
        components.path = "jane@example.com"
        components.queryItems = [
            URLQueryItem(name: "subject", value: "Grüße & more"),
            URLQueryItem(name: "body", value: "Hello\nJane"),
        ]
        return components.url!
    }
}
