import HelperProtocol
import HelperRuntime

Helper.serve { request throws(Refusal) in
  switch request {
  case .document: .words("\(try Document().write())")
  case .pages: .words("\(try DrawnPages().write())")
  case .measure: .words(try TextPicture().measures().words)
  case .text(let width, let height):
    .picture(try TextPicture().picture(width: width, height: height))
  case .picture, .type, .code, .message, .jpeg, .about: throw Refusal(.badRequest)
  }
}
