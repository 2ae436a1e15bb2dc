import Foundation
import ShareSheet

/// Shows the sheet and returns the exit status.
@MainActor
func share(_ items: [Any]) throws -> Int32 {
  var status: Int32 = 1
  let sheet = UIActivityViewController(
    activityItems: items, applicationActivities: [ShoutActivity(), LouderActivity()])
  sheet.completionWithItemsHandler = { type, completed, results, error in
    if completed { status = 0 }
    for case let result as NSExtensionItem in results ?? [] {
      print(result.attributedContentText?.string ?? "")
    }
  }
  let ending = try TerminalApplication.run(presenting: sheet)
  return ending == .dismissed ? status : ending.exitStatus
}

exit(try share(["hello"]))
