import CLinux
private import CoreFoundation
import Dispatch
import Glibc

/// Calls a handler on the main thread, from `RunLoop.main`, as long as a descriptor can be read.
///
/// A dispatch source does the same by way of a thread of libdispatch's own, and that costs every key
/// about 60 µs. Here the run loop itself waits, by a `CFRunLoopSourceContext1`. Its port on Linux is
/// meant to be an eventfd or a timerfd, from which CoreFoundation reads eight bytes after each
/// wake-up; an epoll descriptor around the watched one wakes the loop as well and gives nothing to
/// read, so that no key is lost.
@MainActor
public final class DescriptorSource {
  private let watched: Int32
  private let watch: Int32
  private let handler: @MainActor @Sendable () -> Void
  private var source: CFRunLoopSource?

  /// Watches `descriptor`, which stays the caller's, until ``cancel()``, and lives as long. The
  /// handler need not read everything: it is called again. `nil` when there are no descriptors left.
  public init?(descriptor: Int32, handler: @escaping @MainActor @Sendable () -> Void) {
    watch = sheet_watch(descriptor)
    watched = descriptor
    self.handler = handler
    guard watch >= 0 else { return nil }
    source = makeSource()
    CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopDefaultMode)
  }

  /// Ends the watch: the handler is not called again.
  public func cancel() {
    guard let source else { return }
    self.source = nil
    CFRunLoopSourceInvalidate(source)
    close(watch)
  }

  /// An epoll descriptor tells of what comes, not of what is still there; the rest is asked for.
  private func perform() {
    guard source != nil else { return }
    handler()
    var state = pollfd(fd: watched, events: Int16(POLLIN), revents: 0)
    guard source != nil, poll(&state, 1, 0) > 0 else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.perform() } }
  }

  private func makeSource() -> CFRunLoopSource? {
    var context = CFRunLoopSourceContext1()
    context.version = 1
    context.info = Unmanaged.passUnretained(self).toOpaque()
    context.retain = { info in
      info.map { UnsafeRawPointer(Unmanaged<DescriptorSource>.fromOpaque($0).retain().toOpaque()) }
    }
    context.release = { info in
      if let info { Unmanaged<DescriptorSource>.fromOpaque(info).release() }
    }
    context.getPort = { info in DescriptorSource.called(with: info)?.watch ?? -1 }
    context.perform = { info in
      MainActor.assumeIsolated { DescriptorSource.called(with: info)?.perform() }
    }
    return withUnsafeMutablePointer(to: &context) { context in
      // A context says which kind it is by its version, so the two are one type to this function.
      context.withMemoryRebound(to: CFRunLoopSourceContext.self, capacity: 1) {
        CFRunLoopSourceCreate(nil, 0, $0)
      }
    }
  }

  private nonisolated static func called(with info: UnsafeMutableRawPointer?) -> DescriptorSource? {
    info.map { Unmanaged<DescriptorSource>.fromOpaque($0).takeUnretainedValue() }
  }
}
