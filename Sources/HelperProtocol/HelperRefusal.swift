/// Why the helper gives no picture.
package enum HelperRefusal: UInt32, Sendable {
  /// The arguments are none that it knows: program and helper differ in version.
  case badRequest = 1
  /// Standard input cannot be read.
  case unreadable = 2
  /// The file begins like no format that is taken.
  case unknownFormat = 3
  /// The loader for this format is not installed; the words name the format.
  case noLoader = 4
  /// The picture's header claims more than ``HelperLimits`` allow; the size comes along.
  case tooLarge = 5
  /// Decoding it takes more memory than there is.
  case tooMuchMemory = 6
  /// It is cut off or inconsistent; the words are the library's. Of a message: an attachment, whose
  /// number the words are, has fewer bytes than it should.
  case damaged = 7
  /// A code cannot hold that much, or a document has more pages than it may.
  case tooLong = 8
  /// The document or message cannot be written; the height is the number of the system's error. With all
  /// refusals of a document, the width is the number of the part that it is about, from 1; 0 for none. The words of one
  /// that is too large are its width then.
  case unwritable = 9
}
