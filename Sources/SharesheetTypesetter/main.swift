import HelperProtocol
import HelperRuntime

Helper.serve { request throws(Refusal) in
  guard request == .document else { throw Refusal(.badRequest) }
  return .words("\(try Document().write())")
}
