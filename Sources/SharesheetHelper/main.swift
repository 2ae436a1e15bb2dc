import HelperProtocol

let request = HelperRequest(arguments: Array(CommandLine.arguments.dropFirst()))
// Before the first byte of a file that may be hostile is read, and before a library is loaded for it.
SelfLimits.apply(request?.limits ?? HelperLimits())
Helper.answer(request)
