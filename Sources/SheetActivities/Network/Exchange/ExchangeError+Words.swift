import Foundation
import Glibc
import HelperProtocol
import SheetFiles
import SheetPrograms

extension ExchangeError {
  /// What a failure to listen means.
  init(port: Int, code: Int32) {
    switch code {
    case 0: self = .badCertificate
    case EADDRINUSE: self = .portTaken(port)
    default: self = .notListening(port: port, code: code)
    }
  }

  /// The error in words: what happened, to what, what to do next.
  package var message: String {
    switch self {
    case .missing:
      "The program \(ExchangeProtocol.programName), which listens for other devices, is not there. "
        + "Install it beside sharesheet-helper."
    case .ended:
      "The program \(ExchangeProtocol.programName) ended by itself. Try again."
    case .portTaken(let port):
      "Another program listens at port \(port). End that one, or set port in [airdrop] of the "
        + "configuration."
    case .notListening(let port, let code):
      "Port \(port) cannot be listened at: \(SystemError(code).words). "
        + "Set another one in [airdrop] of the configuration."
    case .badCertificate:
      "The certificate of this device cannot be used. Remove the folder localsend in the folder of "
        + "sharesheet's state, and a new one is made; other devices then see a new device."
    }
  }
}

extension ExchangeError: LocalizedError {
  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
