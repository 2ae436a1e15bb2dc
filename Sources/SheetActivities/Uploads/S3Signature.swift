import Foundation
import HelperProtocol
import SheetFiles

/// The signature that lets whoever has an address read one thing of an S3 store for some time (AWS
/// Signature Version 4, "Authenticating Requests: Using Query Parameters").
struct S3Signature {
  /// Whose.
  let key: String
  let secret: Secret
  let region: String
  /// When it begins.
  let now: Date

  /// The address of a thing, with a signature that is good for so many seconds.
  func address(of url: String, seconds: Int) -> String? {
    guard let parts = URLComponents(string: url), let host = parts.host else { return nil }
    let time = Timestamp.utc(now).filter { $0 != "-" && $0 != ":" }
    let day = String(time.prefix(8))
    let scope = "\(day)/\(region)/s3/aws4_request"
    let query = [
      ("X-Amz-Algorithm", "AWS4-HMAC-SHA256"), ("X-Amz-Credential", "\(key)/\(scope)"),
      ("X-Amz-Date", time), ("X-Amz-Expires", "\(seconds)"), ("X-Amz-SignedHeaders", "host"),
    ].query
    let place = host + (parts.port.map { ":\($0)" } ?? "")
    let request = [
      "GET", parts.percentEncodedPath, query, "host:\(place)", "", "host", "UNSIGNED-PAYLOAD",
    ].joined(separator: "\n")
    let hash = HashCode.sha256(of: Array(request.utf8)).hexadecimal
    let text = ["AWS4-HMAC-SHA256", time, scope, hash].joined(separator: "\n")
    return url + "?" + query + "&X-Amz-Signature=" + sign(text, day: day)
  }

  /// A key for the day, for the region and for the service, each made with the one before.
  private func sign(_ text: String, day: String) -> String {
    var code = Array("AWS4\(secret.text)".utf8)
    for word in [day, region, "s3", "aws4_request", text] {
      code = HashCode.sha256(of: Array(word.utf8), key: code)
    }
    return code.hexadecimal
  }
}
