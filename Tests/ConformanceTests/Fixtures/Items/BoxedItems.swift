// modes: 5 6 main
import UIKit

/// Items that only the app's own activity understands.
struct Recipe: CustomStringConvertible {
    var name: String
    var description: String { return "Recipe(\(name))" }
}

final class Box<Value>: CustomStringConvertible {
    let value: Value
    init(_ value: Value) { self.value = value }
    var description: String { "Box(\(value))" }
}

enum Boxes {
    static var items: [Any] {
        return [Recipe(name: "soup"), Box(7), ["answer": 42], (1, "two"), 3.5]
    }
}

class RecipeActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("com.example.recipe") }
    override var activityTitle: String? { "Cook" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is Recipe } && activityItems.contains { $0 is Box<Int> }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems
    }

    override func perform() {
        print("cook \(items)")
        activityDidFinish(true)
    }
}
