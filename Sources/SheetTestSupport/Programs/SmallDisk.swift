import Glibc

/// A small file system below a scratch folder, for one test of root's.
package final class SmallDisk {
  /// The folder that has it below it, as `disk`.
  package let scratch: ScratchDirectory
  /// Its own folder.
  package let path: String

  /// Mounts it.
  ///
  /// - Parameter options: As of `mount`: `size=1m`.
  package init(_ scratch: ScratchDirectory, _ options: String) throws {
    self.scratch = scratch
    path = try scratch.makeDirectory("disk")
    try mount(["-t", "tmpfs", "-o", options, "sharesheet-test", path])
  }

  /// Mounts it with other options.
  package func remount(_ options: String) throws {
    try mount(["-o", "remount," + options, path])
  }

  private func mount(_ arguments: [String]) throws {
    let mounted = try ProgramCall(
      "mount", arguments, environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"]
    ).run()
    guard mounted.status == .code(0) else {
      throw TestSupportError.timedOut(
        waitingFor: "mount: \(mounted.standardError)", screen: [], caller: "SmallDisk")
    }
  }

  deinit { umount(path) }
}
