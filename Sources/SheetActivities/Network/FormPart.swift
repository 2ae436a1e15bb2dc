import SheetFiles
import SheetPrograms

/// A part of a form that is sent to a web server (RFC 7578).
package enum FormPart: Sendable {
  /// A text.
  case field(String, String)
  /// A regular file, opened when it is sent.
  case file(String, FilePath, size: Int64, name: String, type: String)
  /// Bytes that the server takes as a file.
  case data(String, [UInt8], name: String, type: String)

  /// The bytes in it.
  var size: Int64 {
    switch self {
    case .field(_, let text): Int64(text.utf8.count)
    case .file(_, _, let size, _, _): size
    case .data(_, let bytes, _, _): Int64(bytes.count)
    }
  }

  /// What curl reads the part from; `nil` for a text, which stands in its configuration.
  func openFile() throws(SystemError) -> Descriptor? {
    switch self {
    case .field: nil
    case .file(_, let path, _, _, _): try Descriptor.openWithoutWaiting(path).0
    case .data(_, let bytes, _, _): try Descriptor.memory(bytes)
    }
  }
}

extension [FormPart] {
  /// Each part with the number of the descriptor under which curl finds it; 3 is the configuration.
  var numbered: [NumberedPart] {
    var next = 4
    return map { part in
      if case .field = part { return NumberedPart(part: part, number: 0) }
      defer { next += 1 }
      return NumberedPart(part: part, number: next)
    }
  }
}

/// A part, and the descriptor that curl reads it from.
struct NumberedPart {
  let part: FormPart
  let number: Int

  func set(in lines: inout CurlConfiguration) {
    switch part {
    case .field(let field, let text): lines.set("form-string", "\(field)=\(text)")
    case .file(let field, _, _, let name, let type), .data(let field, _, let name, let type):
      lines.set(
        "form",
        "\(field)=@/dev/fd/\(number);filename=\(Self.quoted(name));type=\(Self.typeName(type))")
    }
  }

  /// A name between quotation marks, as curl's manual says under `--form`. A line break has no place in it.
  private static func quoted(_ name: String) -> String {
    let clean = name.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    let text = String(String.UnicodeScalarView(clean))
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A type that could not be one would add other options.
  private static func typeName(_ type: String) -> String {
    let isType = type.utf8.allSatisfy {
      $0 > 0x20 && $0 < 0x7F && !";,\"\\".utf8.contains($0)
    }
    return isType && type.contains("/") ? type : "application/octet-stream"
  }
}
