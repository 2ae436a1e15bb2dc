/// Why a post was not sent.
enum PostError: Error, Hashable, Sendable {
  /// There is nothing in it.
  case nothing
  /// There is no account that it could be sent with.
  case noAccount(service: String)
  /// It has no page that would take this without an account.
  case noPage(service: String)
  /// The text is too long; by how much, in words.
  case tooLong(service: String, by: String)
  /// More pictures than the service takes.
  case tooManyPictures(Int, limit: Int, service: String)
  /// More files than the service takes, and not all of them are pictures.
  case tooManyFiles(Int, limit: Int, service: String)
  /// The service takes only pictures, and this file is none.
  case noPicture(String, service: String)
  /// A folder, which no service takes.
  case folder(String, service: String)
  /// The service takes no pictures of this type.
  case pictureType(String, service: String)
  /// The picture's file is too large.
  case pictureBytes(String, bytes: Int64, limit: Int64, service: String)
  /// A file that is no picture is too large.
  case fileBytes(String, bytes: Int64, limit: Int64, service: String)
  /// The picture cannot be made smaller, and why in a few words.
  case notRemade(String, note: String)
  /// The words for a picture are too long, in characters.
  case wordsTooLong(String, count: Int, limit: Int, service: String)
  /// The service does not let this account post; its own words.
  case notAllowed(service: String, words: String)
  /// The service is still busy with a picture.
  case stillWorking(String, service: String)
  /// The service could not use a picture; its own words.
  case pictureRefused(String, service: String, words: String)
  /// Some of the services have it, others do not.
  case partly(posted: [String], failures: [PostFailure])
}

/// Why one of several services did not get a post, in words.
struct PostFailure: Error, Hashable, Sendable {
  /// The service, or the account where there are several.
  var service: String
  /// What failed.
  var words: String
}
