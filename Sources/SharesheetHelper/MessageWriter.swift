import CGMime
import Glibc
import HelperProtocol
import HelperRuntime

/// Writes a message by the rules of MIME (RFC 5322, 2045 to 2047, 2231). Attachments are encoded piece by
/// piece: memory does not grow with them.
///
/// The text is not `format=flowed`: lines stay as they were typed, and readers wrap them anyway.
struct MessageWriter {
  /// Bytes of the longest description. A person types far less; a text that is shared may be long.
  static let longestDescription = 64 << 20
  /// Where the message goes, and where the attachments begin.
  private static let output: Int32 = 3, firstAttachment: Int32 = 4
  private static let charset = "utf-8"

  private let description: MessageDescription

  /// Reads a description; it must speak of as many attachments as the request.
  init(_ bytes: [UInt8], _ attachments: Int) throws(Refusal) {
    guard let description = MessageDescription(bytes),
      description.attachments.count == attachments
    else { throw Refusal(.badRequest) }
    self.description = description
  }

  /// Writes the whole message.
  func write() throws(Refusal) -> HelperAnswer {
    g_mime_init()
    guard let message = g_mime_message_new(1) else { throw Refusal(.tooMuchMemory) }
    fillHead(of: message)
    g_mime_message_set_mime_part(message, content)
    let format = g_mime_format_options_new()
    g_mime_format_options_set_newline_format(
      format, description.hasWireEnds ? sheet_mime_crlf : sheet_mime_lf)
    guard let stream = g_mime_stream_fs_new(Self.output) else { throw Refusal(.tooMuchMemory) }
    let count = g_mime_object_write_to_stream(message, format, stream)
    // A file that could not be read to its end is the cause more often than a full disk.
    try checkAttachments()
    guard count >= 0 else { throw Refusal(.unwritable) }
    return .words("")
  }

  /// A message with half of a file must not be sent. GMime leaves the files at their start, so their
  /// positions tell nothing.
  private func checkAttachments() throws(Refusal) {
    for (index, attachment) in description.attachments.enumerated() {
      var status = stat()
      guard fstat(Self.firstAttachment + Int32(index), &status) == 0,
        status.st_size >= attachment.size
      else { throw Refusal(.damaged, words: "\(index)") }
    }
  }

  // MARK: Head

  private func fillHead(of message: SheetMime) {
    for list in MessageDescription.List.allCases { addAddresses(list, to: message) }
    if !description.subject.isEmpty {
      g_mime_message_set_subject(message, description.subject, Self.charset)
    }
    let date = g_date_time_new_from_unix_utc(Int64(description.date))
    let zone = g_time_zone_new_offset(Int32(clamping: description.zone))
    g_mime_message_set_date(message, g_date_time_to_timezone(date, zone))
    if !description.identifier.isEmpty {
      g_mime_message_set_message_id(message, description.identifier)
    }
    // The mark by which Thunderbird, Outlook and others open a file as a message to be written.
    if description.isDraft { g_mime_object_set_header(message, "X-Unsent", "1", Self.charset) }
  }

  private func addAddresses(_ list: MessageDescription.List, to message: SheetMime) {
    for mailbox in description.addresses[list] ?? [] {
      let address = internet_address_mailbox_new(
        mailbox.name.isEmpty ? nil : mailbox.name, mailbox.address)
      internet_address_set_charset(address, Self.charset)
      _ = internet_address_list_add(
        g_mime_message_get_addresses(message, list.gmimeType), address)
    }
  }

  // MARK: Content

  /// The text alone, or the text and the files behind it.
  private var content: SheetMime? {
    guard !description.attachments.isEmpty else { return text }
    let content = g_mime_multipart_new_with_subtype("mixed")
    if !description.body.isEmpty { g_mime_multipart_add(content, text) }
    for index in description.attachments.indices {
      g_mime_multipart_add(content, part(of: index))
    }
    return content
  }

  /// Quoted-printable or base64 by what is shorter, when it is more than ASCII or its lines are long. In
  /// base64 lines end as on the wire (RFC 2049 section 4).
  private var text: SheetMime? {
    let part = text(description.body)
    let encoding = g_mime_part_get_best_content_encoding(part, sheet_mime_seven_bit)
    guard encoding == sheet_mime_base64 else {
      g_mime_part_set_content_encoding(part, encoding)
      return part
    }
    let lines = description.body.split(separator: "\n", omittingEmptySubsequences: false)
    let encoded = text(lines.joined(separator: "\r\n"))
    g_mime_part_set_content_encoding(encoded, sheet_mime_base64)
    return encoded
  }

  private func text(_ body: String) -> SheetMime? {
    let part = g_mime_part_new_with_type("text", "plain")
    let bytes = Array(body.utf8)
    let stream = bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        g_mime_stream_mem_new_with_buffer($0.baseAddress, $0.count)
      }
    }
    let type = g_mime_object_get_content_type(part)
    set(g_mime_content_type_get_parameters(type), "charset", Self.charset)
    g_mime_part_set_content(
      part, g_mime_data_wrapper_new_with_stream(stream, sheet_mime_unencoded))
    return part
  }

  /// Base64 whatever the file holds, so that it arrives byte by byte.
  private func part(of index: Int) -> SheetMime? {
    let attachment = description.attachments[index]
    let type = attachment.type.split(separator: "/", maxSplits: 1).map(String.init)
    let part = g_mime_part_new_with_type(
      type.first ?? "application", type.count == 2 ? type[1] : "octet-stream")
    let stream = g_mime_stream_fs_new(Self.firstAttachment + Int32(index))
    g_mime_part_set_content(
      part, g_mime_data_wrapper_new_with_stream(stream, sheet_mime_unencoded))
    g_mime_part_set_content_encoding(part, sheet_mime_base64)
    g_mime_object_set_disposition(part, "attachment")
    let disposition = g_mime_object_get_content_disposition(part)
    set(g_mime_content_disposition_get_parameters(disposition), "filename", attachment.name)
    // Some readers know only the older place for the name.
    let parameters = g_mime_content_type_get_parameters(g_mime_object_get_content_type(part))
    set(parameters, "name", attachment.name)
    return part
  }

  private func set(_ list: OpaquePointer?, _ name: String, _ value: String) {
    g_mime_param_list_set_parameter(list, name, value)
    g_mime_param_set_charset(g_mime_param_list_get_parameter(list, name), Self.charset)
  }
}

/// A message or a part of one; the process ends before it would have to be given back.
typealias SheetMime = OpaquePointer

extension MessageDescription.List {
  fileprivate var gmimeType: Int32 {
    switch self {
    case .from: sheet_mime_from
    case .to: sheet_mime_to
    case .cc: sheet_mime_cc
    case .bcc: sheet_mime_bcc
    }
  }
}
