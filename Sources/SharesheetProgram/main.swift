import Glibc

// A synchronous main that turns the run loop where one is needed: under `@main async` the main
// thread would not be the main thread any more.
signal(SIGPIPE, SIG_IGN)
StandardDescriptors.takeMissing()
exit(MainActor.assumeIsolated { Program.main() })
