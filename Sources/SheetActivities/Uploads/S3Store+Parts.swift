import Foundation
import SheetFiles
import SheetPrograms

/// A large file goes in parts, which the store puts together at the end (Amazon S3 User Guide, "Multipart
/// upload"). Parts that are not put together cost money and are in no list, so they are given up after an error.
extension S3Store {
  /// How large files are sent.
  /// Source: Amazon S3 User Guide, "Amazon S3 multipart upload limits", as known on 2026-11-30.
  struct Sizes: Sendable {
    /// The most that one request may send.
    var request: Int64 = 5 << 30
    /// A part; it is in memory while it is sent, so it is little more than the 5 MB that each must have. Of a
    /// file over 80 GB more.
    var part: Int64 = 8 << 20
    /// The most parts.
    var parts: Int64 = 10_000

    /// The size of each part of a file but the last.
    func part(of size: Int64) -> Int64 { max(part, (size + parts - 1) / parts) }
    /// The most that can be sent.
    var largest: Int64 { request * parts }
  }

  /// Sends a file in parts under a name that was free.
  ///
  /// - Returns: The answer to the last request, which makes the file.
  func putParts(_ upload: Upload, as name: FilePath, _ size: Int64) throws -> WebRequest.Answer {
    let file = try upload.open().file
    let (begun, id) = try begin(upload, name)
    guard let id else { return begun }
    do {
      let answer = try putAll(file, upload, as: name, size, id)
      if !answer.isSuccess { abandon(id, name) }
      return answer
    } catch {
      abandon(id, name)
      throw error
    }
  }

  private func putAll(
    _ file: Descriptor, _ upload: Upload, as name: FilePath, _ size: Int64, _ id: String
  ) throws -> WebRequest.Answer {
    let step = limits.part(of: size)
    var versions: [String] = []
    for start in stride(from: 0, to: size, by: Int(step)) {
      let part = try file.bytes(Int(min(step, size - start)), from: Int(start))
      guard part.count == min(step, size - start) else {
        throw MediaError.changed(upload.name.text)
      }
      let answer = try put(part, versions.count + 1, of: id, name)
      guard answer.isSuccess else { return answer }
      guard let version = answer.headers[.entityTag] else { throw answer.senseless(from: host) }
      versions.append(version)
    }
    return try finish(versions, of: id, name)
  }

  /// What these requests send is not of the file, and not in its progress.
  private var asking: ServerAccount {
    var asking = store
    asking.monitor = WorkMonitor(following: store.monitor)
    return asking
  }

  private func begin(
    _ upload: Upload, _ name: FilePath
  ) throws -> (answer: WebRequest.Answer, id: String?) {
    var request = request("POST", name, "uploads=", [("Content-Type", upload.type)])
    request.body = .bytes([])
    let answer = try asking.send(request, also: Self.refusals)
    guard answer.isSuccess else { return (answer, nil) }
    guard let id = XMLWords(answer.body).text(of: "UploadId") else {
      throw answer.senseless(from: host)
    }
    return (answer, id)
  }

  private func put(
    _ bytes: [UInt8], _ number: Int, of id: String, _ name: FilePath
  ) throws -> WebRequest.Answer {
    var request = request("PUT", name, [("partNumber", "\(number)"), ("uploadId", id)].query)
    request.body = .file(try Descriptor.memory(bytes), size: Int64(bytes.count))
    var sending = store
    sending.monitor = store.monitor.forPart
    return try sending.send(request, also: Self.refusals)
  }

  /// Its answer begins before the store has done it, so an error may stand in one that says yes.
  private func finish(
    _ versions: [String], of id: String, _ name: FilePath
  ) throws -> WebRequest.Answer {
    let parts = versions.enumerated().map {
      "<Part><PartNumber>\($0 + 1)</PartNumber><ETag>\($1.escapedForMarkup)</ETag></Part>"
    }
    let list =
      "<CompleteMultipartUpload xmlns=\"http://s3.amazonaws.com/doc/2006-03-01/\">"
      + parts.joined() + "</CompleteMultipartUpload>"
    var request = request(
      "POST", name, [("uploadId", id)].query,
      [("If-None-Match", "*"), ("Content-Type", "application/xml")])
    request.body = .bytes(Array(list.utf8))
    request.actsOnce = true
    // Putting together what is large takes minutes.
    request.patience = 900
    var answer = try asking.send(request, also: Self.refusals)
    let words = XMLWords(answer.body)
    if answer.isSuccess, words.text(of: "code") != nil { answer.status = 500 }
    if answer.isSuccess { answer.headers[.entityTag] = words.text(of: "ETag") }
    return answer
  }

  /// Removes the parts, also after the person gave up.
  private func abandon(_ id: String, _ name: FilePath) {
    var quiet = store
    quiet.monitor = WorkMonitor()
    _ = try? quiet.send(request("DELETE", name, [("uploadId", id)].query), also: [404])
  }
}
