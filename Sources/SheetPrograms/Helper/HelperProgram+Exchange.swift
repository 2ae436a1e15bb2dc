import CLinux
import Glibc
import HelperProtocol
import SheetFiles

extension HelperProgram {
  /// Starts `sharesheet-exchange`, which stands beside the helper. It ends when the line is closed, and when
  /// this thread ends.
  ///
  /// - Returns: This side's end of its line, and its process identifier, which is to be collected.
  /// - Throws: ``ChildProcessError``.
  package func startExchange() throws -> (line: ExchangeLine, identifier: pid_t) {
    let name = FilePath(ExchangeProtocol.programName)
    let program = Spawn(
      executable: FilePath(path).parent.appending(name).text, arguments: [],
      environment: environment)
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw ChildProcessError.notStarted(program: program.name, .last)
    }
    let (line, other) = (ExchangeLine(ends[0]), Descriptor(ends[1]))
    let null = try Descriptor.open(FilePath("/dev/null"), O_RDWR)
    let identifier = try program.start(on: [null, null, null, other], inNewSession: true)
    return (line, identifier)
  }
}
