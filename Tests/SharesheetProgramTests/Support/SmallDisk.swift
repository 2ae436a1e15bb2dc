import Glibc
import SheetTestSupport

/// A small file system below a scratch folder, for one test of root's.
final class SmallDisk {
  let path: String

  /// - Parameter options: As of `mount`: `size=1m`.
  init(_ scratch: ScratchDirectory, _ options: String) throws {
    path = try scratch.makeDirectory("disk")
    let mounted = try ProgramCall(
      "mount", ["-t", "tmpfs", "-o", options, "sharesheet-test", path],
      environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"]
    ).run()
    guard mounted.status == .code(0) else {
      throw TestSupportError.timedOut(
        waitingFor: "mount: \(mounted.standardError)", screen: [], caller: "SmallDisk")
    }
  }

  deinit { umount(path) }
}
