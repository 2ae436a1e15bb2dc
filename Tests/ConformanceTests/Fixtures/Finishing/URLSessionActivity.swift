// modes: 5 6 main
import Foundation
import UIKit

/// Posts to a server that is not there and finishes in the completion handler.
class URLSessionActivity: UIActivity {
    var request: URLRequest?

    override var activityType: UIActivityType? {
        return UIActivityType("com.example.post")
    }

    override var activityTitle: String? {
        return "Post"
    }

    override class var activityCategory: UIActivityCategory {
        return .share
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        for item in activityItems {
            if item is String { return true }
        }
        return false
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        var request = URLRequest(url: URL(string: "http://127.0.0.1:9/post")!)
        request.httpMethod = "POST"
        request.httpBody = (activityItems.first as? String)?.data(using: .utf8)
        self.request = request
    }

    override func perform() {
        guard let request = request else {
            activityDidFinish(false)
            return
        }
        URLSession.shared.dataTask(with: request) { (_, response, error) in
            print("server answered: \(error == nil)")
            self.activityDidFinish(error == nil)
        }.resume()
    }
}
