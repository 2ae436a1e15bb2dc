import Glibc
import HelperProtocol

// Before the first byte of a file that may be hostile is read, and before a library is loaded for it.
SelfLimits.apply()
Helper.answer(Array(CommandLine.arguments.dropFirst()))
