import CLinux
import Glibc

// A synchronous main that turns the run loop where one is needed: under `@main async` the main
// thread would not be the main thread any more.
signal(SIGPIPE, SIG_IGN)
sheet_keep_freed_memory(4 << 20)
StandardDescriptors.takeMissing()
exit(MainActor.assumeIsolated { Program.main() })
