import Foundation
import SheetEngine
import SheetPresentation
import SheetTerminal
import SheetViews

// Shows a screen of views on the terminal: albums, compose, boards, settings, frames, sheet, tabs, list, grid, values,
// order.

@MainActor
func screen(_ name: String) -> UIViewController {
  switch name {
  case "albums": UINavigationController(rootViewController: AlbumsViewController())
  case "boards": UINavigationController(rootViewController: BoardsViewController())
  case "settings": UINavigationController(rootViewController: SettingsViewController())
  case "plain": SettingsViewController()
  case "frames": FramesViewController()
  case "tabs": ProbeTabs()
  case "list": UINavigationController(rootViewController: ProbeList(style: .plain))
  case "grid":
    UINavigationController(
      rootViewController: ProbeGrid(collectionViewLayout: UICollectionViewFlowLayout()))
  case "members": UINavigationController(rootViewController: MembersViewController())
  case "contacts": UINavigationController(rootViewController: ContactsViewController())
  case "order": UINavigationController(rootViewController: OrderViewController(style: .plain))
  case "values": UINavigationController(rootViewController: ProbeValues())
  case "sheet":
    UIActivityViewController(
      activityItems: ["Hello"], applicationActivities: [PostActivity()])
  default:
    UINavigationController(rootViewController: ComposeViewController(text: "Hello, Café ☕"))
  }
}

MainActor.assumeIsolated {
  do {
    let options = ScreenOptions(
      terminalType: ProcessInfo.processInfo.environment["TERM"] ?? "", colorDepth: .palette256,
      usesMouse: true, isUTF8: TerminalLocale.activate())
    let application = try TerminalApplication(options: options)
    application.run(presenting: screen(CommandLine.arguments.dropFirst().first ?? "compose"))
  } catch {
    print("no terminal: \(error)")
  }
}
