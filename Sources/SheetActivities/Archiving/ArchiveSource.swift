import SheetFiles

/// One thing that goes into an archive, under a name at its top.
package struct ArchiveSource: Sendable {
  /// Where the contents are.
  package var content: FileSaver.Source
  /// The name inside.
  package var name: FilePath

  /// Makes a source.
  package init(_ content: FileSaver.Source, name: FilePath) {
    self.content = content
    self.name = name
  }

  /// The same sources, with a number behind names that came before: `a (2).txt`.
  static func withUniqueNames(_ sources: [ArchiveSource]) throws(FileError) -> [ArchiveSource] {
    var taken: Set<FilePath> = []
    var result = sources
    for index in result.indices {
      guard let name = result[index].content.storedName(result[index].name) else {
        throw .badName(result[index].name.text)
      }
      var number = 1
      while !taken.insert(FileName.numbered(name, number)).inserted { number += 1 }
      result[index].name = FileName.numbered(name, number)
    }
    return result
  }
}
