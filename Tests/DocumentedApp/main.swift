import ShareSheet
import UIKit

let sheet = UIActivityViewController(
  activityItems: ["Hello from Linux"], applicationActivities: [GreetingActivity()])
sheet.completionWithItemsHandler = { type, completed, _, _ in
  print(completed ? "shared by \(type?.rawValue ?? "an activity without a type")" : "not shared")
}
exit(try TerminalApplication.run(presenting: sheet).exitStatus)
