import Foundation
import SheetFiles

extension FilePath {
  /// What the system knows of a file, a link's own facts for a link; fails when there is none.
  func facts() throws -> stat {
    var facts = stat()
    guard withCString({ lstat($0, &facts) }) == 0 else { throw CocoaError(.fileNoSuchFile) }
    return facts
  }
}
