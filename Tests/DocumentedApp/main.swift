import ShareSheet
import UIKit

let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
print(try TerminalApplication.run(presenting: sheet).exitStatus)
