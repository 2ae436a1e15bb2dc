/// One thing that goes into an archive, under a name at its top.
package struct ArchiveSource: Sendable {
  /// Where the contents are.
  package var content: FileSaver.Source
  /// The name inside.
  package var name: BytePath

  /// Makes a source.
  package init(_ content: FileSaver.Source, name: BytePath) {
    self.content = content
    self.name = name
  }

  /// The same sources, with a number behind names that came before: `a (2).txt`.
  static func withUniqueNames(_ sources: [ArchiveSource]) throws(FileError) -> [ArchiveSource] {
    var taken: Set<BytePath> = []
    var result = sources
    for index in result.indices {
      guard let name = FileNaming.safe(result[index].name) else {
        throw .badName(result[index].name.text)
      }
      var number = 1
      while !taken.insert(FileNaming.numbered(name, number)).inserted { number += 1 }
      result[index].name = FileNaming.numbered(name, number)
    }
    return result
  }
}
