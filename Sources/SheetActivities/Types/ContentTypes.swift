import Glibc
import SheetFiles
import SheetPrograms

/// The MIME types of files, by their names and by what is in them.
///
/// Reads files and starts the helper, so never before the first frame.
package struct ContentTypes: Sendable {
  /// What is known of types.
  package let database: MIMEDatabase

  /// For the types of a database.
  package init(database: MIMEDatabase) {
    self.database = database
  }

  /// The type of a file.
  package func type(of path: FilePath) -> String {
    database.types(ofName: path).first ?? FileType.unknown.mime
  }
}
