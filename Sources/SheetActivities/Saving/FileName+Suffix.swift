import SheetFiles

extension FileName {
  /// A name that a person typed with or without the suffix that it is to have. What stands before it must
  /// be a name: `..` and nothing at all would make a hidden file.
  ///
  /// - Parameter suffix: In small letters, with its point.
  static func withSuffix(_ suffix: String, _ text: String) throws(FileError) -> FilePath {
    let name = text.trimmingBlanks
    let hasSuffix = name.lowercased().hasSuffix(suffix)
    let stem = hasSuffix ? String(name.dropLast(suffix.count)) : name
    guard FileName.safe(FilePath(stem)) != nil else { throw .badName(name) }
    return FilePath(hasSuffix ? name : name + suffix)
  }
}
