import Foundation

extension QLPreviewController: LinearPresentable {
  /// Says each item: its title, then its text or what it is. Reads on the calling thread.
  public func presentLinearly(on console: any LinearConsole) {
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    guard let dataSource, count > 0 else { return console.say("There is nothing to show.") }
    for index in 0..<count {
      let item = dataSource.previewController(self, previewItemAt: index)
      say(item, on: console)
    }
  }

  private func say(_ item: any QLPreviewItem, on console: any LinearConsole) {
    let url = item.previewItemURL
    if let title = item.previewItemTitle ?? url?.lastPathComponent { console.say(title) }
    switch PreviewContent.read(url) {
    case .text(let text): console.sayLines(text)
    case .picture(let picture):
      console.say("A picture of \(picture.originalWidth) by \(picture.originalHeight) pixels.")
    }
  }
}
