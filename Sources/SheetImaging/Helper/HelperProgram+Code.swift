import HelperProtocol
import SheetPrograms

extension HelperProgram {
  /// The QR code of a text: as small as can be, and as robust as that size allows.
  ///
  /// - Throws: ``HelperError``; refused with ``HelperRefusal/tooLong`` when no code holds that much.
  package func code(
    of text: [UInt8], _ monitor: WorkMonitor = WorkMonitor()
  ) throws(HelperError) -> CodeSymbol {
    let answer = try self.answer(to: .code, .bytes(text), monitor)
    guard case .picture(let picture) = answer,
      let symbol = CodeSymbol(DecodedPicture(picture).bitmap)
    else { throw .failed }
    return symbol
  }
}
