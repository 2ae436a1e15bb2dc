import Foundation
import SheetCells

extension AirDropError {
  /// The error in words: what happened, to what, what to do next.
  package var message: String {
    switch self {
    case .nobody, .several, .notLocalSend, .notEncrypted, .switchedOff: searchMessage
    case .wrongCertificate, .changedCertificate, .badRecord: trustMessage
    case .refused(let name, let refusal): refusal.message(name.displayable)
    case .partly(let name, let sent, let count, let cause):
      "\(sent) of \(count) files reached \(name.displayable). \(cause)"
    case .unknown(let name, let file):
      "All of \(file.quoted) was sent to \(name.displayable), but no answer came. Look there whether it "
        + "arrived before you send it again."
    default: otherMessage
    }
  }

  private var searchMessage: String {
    switch self {
    case .switchedOff(let way):
      "\(way.quoted) is left out of \"order\" in [airdrop] of the configuration."
    case .nobody(let name):
      "No device \(name.quoted) has answered. Same network? Firewall open for 53317? Or give its address."
    case .several(let name, let addresses):
      "Several devices are called \(name.quoted). Give the address of one: "
        + addresses.joined(separator: ", ").displayable + "."
    case .notLocalSend(let host):
      "What answers at \(host.displayable) does not speak LocalSend. Is the address right?"
    case .notEncrypted(let name):
      "\(name.displayable) has its encryption switched off, so nothing was sent. Switch it on in its settings."
    default: ""
    }
  }

  private var trustMessage: String {
    switch self {
    case .wrongCertificate(let name):
      "\(name.displayable) shows another certificate than it has announced: another device may be in between. "
        + "Nothing was sent."
    case .changedCertificate(let name, let fingerprint):
      "\(name.displayable) shows another certificate than before, so it may be another device under that name. "
        + "Nothing was sent. Its fingerprint is now \(FingerprintWords.words(of: fingerprint)), "
        + "\(fingerprint.displayable). If that is what its own screen "
        + "shows, tick the box, or name the device by its fingerprint."
    case .badRecord(let path):
      "The file \(path.quoted), which remembers devices, makes no sense. Remove it to begin a new one; "
        + "then each device counts as new."
    default: ""
    }
  }

  private var otherMessage: String {
    switch self {
    case .changed(let path):
      "\(path.quoted) has changed since it was offered. Send it again when it is complete."
    case .nothing: "There is nothing in it that can be sent."
    case .noProgram(let name, let package):
      "\(name) is not installed: apt install \(package)"
    case .nameNotText(let path):
      "The name \(path.lastComponent.quoted) is no text. Rename the file."
    case .folder(let path):
      "\(path.lastComponent.quoted) is a folder, which KDE Connect cannot send. Use Archive first."
    case .notSharing(let name):
      "\(name.displayable) does not take files: sharing is switched off for it in KDE Connect."
    case .programFailed(let program, let words):
      "\(program) failed" + (words.isEmpty ? "." : ": \(words.displayable)")
    case .wrongCode:
      "The code was wrong; the transfer was stopped. Nobody got anything. Send again for a new code."
    case .wormholeNotReached(let server, let words):
      "A code needs a server, and \(server.isEmpty ? "it" : server.displayable) cannot be reached"
        + words.asReason + " Is this machine online? A device nearby or a link needs no server."
    case .wormholeDeclined: "The other side did not want it."
    case .tooManyFiles(let count, let limit):
      "A link can have \(limit) files, and these are \(count). Use Archive first."
    case .noNetwork:
      "This machine is in no network, so no device could open a link. Join the network of the other device, "
        + "or a hotspot that it opens, and try again."
    case .linkExpired: "Nobody used the link in time. It is gone; send again for a new one."
    default: ""
    }
  }
}

extension AirDropError.Refusal {
  fileprivate func message(_ name: String) -> String {
    switch self {
    case .needsPIN: "\(name) asks for a PIN, which its screen shows."
    case .wrongPIN: "\(name) says that this is not its PIN."
    case .declined: "\(name) declined."
    case .stopped: "\(name) stopped the transfer."
    case .busy: "\(name) is busy with another transfer. Try again later."
    case .tooMany: "\(name) takes no more PINs for now. Try again later."
    case .tooLarge: "It is more than \(name) takes."
    case .noSpace: "The disk of \(name) has not enough room."
    case .wantsNothing:
      "\(name) took none of the files: they are there already, or nobody wants them."
    case .other(let status, let words):
      "\(name) refuses, with status \(status)" + (words.isEmpty ? "." : ": \(words.displayable)")
    }
  }
}

extension AirDropError: LocalizedError {
  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
