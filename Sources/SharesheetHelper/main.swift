import Glibc
import HelperProtocol
import HelperRuntime

Helper.serve { request throws(Refusal) in
  switch request {
  case .about: .words(Loaders.description)
  case .picture(let width, let height):
    .picture(try PictureDecoder(width: width, height: height).decode(Input()))
  case .type(let count):
    .words(try ContentSniffer.types(of: [STDIN_FILENO] + (3..<Int32(2 + count))))
  case .code: .picture(try CodeEncoder.symbol(of: CodeEncoder.text(in: Input())))
  case .message(let attachments):
    try MessageWriter(Input().rest(limit: MessageWriter.longestDescription), attachments).write()
  case .jpeg(let width, let height, let quality):
    try JPEGWriter(width: width, height: height, quality: quality).write(Input())
  case .document, .pages, .measure, .text: throw Refusal(.badRequest)
  }
}
