/// A file that someone offers. Its name may hold anything, and its size is a claim.
package struct LocalSendFile: Codable, Hashable, Sendable {
  /// Times of the file, as ISO 8601 writes them.
  package struct Metadata: Codable, Hashable, Sendable {
    /// When it was changed.
    package var modified: String?
    /// When it was read.
    package var accessed: String?

    /// Takes the values as they are.
    package init(modified: String? = nil, accessed: String? = nil) {
      (self.modified, self.accessed) = (modified, accessed)
    }
  }

  /// Tells the files of a transfer apart.
  package var id: String
  /// The name, perhaps with folders in front of it.
  package var fileName: String
  /// Bytes.
  package var size: Int64
  /// The MIME type, such as `image/png`.
  package var fileType: String
  /// The hash of the contents, in hexadecimal digits.
  package var sha256: String?
  /// The text itself, where a text is sent and no file.
  package var preview: String?
  /// Times.
  package var metadata: Metadata?

  /// A file without a hash, a preview and times; they may be set.
  package init(id: String, fileName: String, size: Int64, fileType: String) {
    (self.id, self.fileName) = (id, fileName)
    (self.size, self.fileType) = (size, fileType)
  }
}

/// What a sender asks with ``LocalSend/Path/prepareUpload``.
package struct LocalSendOffer: Codable, Hashable, Sendable {
  /// Who sends.
  package var info: LocalSendDevice
  /// The files by their ``LocalSendFile/id``.
  package var files: [String: LocalSendFile]

  /// Takes the values as they are; of files with equal identifiers the last one.
  package init(info: LocalSendDevice, files: [LocalSendFile]) {
    self.info = info
    self.files = Dictionary(files.map { ($0.id, $0) }) { $1 }
  }
}

/// The answer of a receiver that accepts.
package struct LocalSendAcceptance: Codable, Hashable, Sendable {
  /// The transfer.
  package var sessionId: String
  /// A token for each accepted file, by its ``LocalSendFile/id``. Files that are not in it are not taken.
  package var files: [String: String]

  /// Takes the values as they are.
  package init(sessionId: String, files: [String: String]) {
    (self.sessionId, self.files) = (sessionId, files)
  }
}

/// The body of an answer that refuses.
package struct LocalSendComplaint: Codable, Hashable, Sendable {
  /// What is wrong, for people.
  package var message: String

  /// Takes the words as they are.
  package init(message: String) {
    self.message = message
  }
}
